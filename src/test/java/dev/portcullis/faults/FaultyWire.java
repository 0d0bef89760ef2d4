package dev.portcullis.faults;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Stands between the program and a Postgres server, reads the messages that the program sends, and
 * does to the connection what its {@link Fault} says.
 */
final class FaultyWire implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("//([^:/]+):(\\d+)/");

  /** Requests for encryption, after which the start-up begins again. */
  private static final Set<Integer> ENCRYPTION = Set.of(80877103, 80877104);

  private final String url;
  private final String host;
  private final int port;
  private final ServerSocket listening;
  private final Fault fault;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final ExecutorService threads = Executors.newCachedThreadPool();

  private FaultyWire(String url, Matcher address, Fault fault) throws IOException {
    this.url = url;
    this.host = address.group(1);
    this.port = Integer.parseInt(address.group(2));
    this.fault = fault;
    this.listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  /** What happens to a connection. */
  interface Fault {
    /** A message is about to go to the server. */
    void onMessage(Message message, Link link) throws IOException, InterruptedException;

    /** The server has answered something. */
    default Answer onAnswer(Link link) throws IOException {
      return Answer.PASS;
    }

    /** Another connection asks to be made. */
    default Answer onConnect() {
      return Answer.PASS;
    }
  }

  /** What becomes of something on its way to the program. */
  enum Answer {
    PASS,
    SWALLOW
  }

  /** A message of the program; its first byte is the type. */
  static final class Message {
    private final byte[] bytes;

    Message(byte[] bytes) {
      this.bytes = bytes;
    }

    byte[] bytes() {
      return bytes;
    }

    boolean isCopyData() {
      return bytes[0] == 'd';
    }

    /** Whether it holds this text. */
    boolean holds(String text) {
      return new String(bytes, StandardCharsets.ISO_8859_1).contains(text);
    }

    /** Whether the statement is named here, to be run by this message or a later one. */
    boolean isCommit() {
      return holds("COMMIT\0");
    }

    /** Whether the server runs something because of it: Query or Execute. */
    boolean runs() {
      return bytes[0] == 'Q' || bytes[0] == 'E';
    }
  }

  /** Both halves of a connection. */
  record Link(Socket program, Socket server) {
    void send(byte[] bytes) throws IOException {
      server.getOutputStream().write(bytes);
      server.getOutputStream().flush();
    }

    /** Ends it for both sides, at once. */
    void cut() throws IOException {
      cutProgram();
      server.close();
    }

    /** The program is told that the connection is gone; the server hears nothing. */
    void cutProgram() throws IOException {
      program.setSoLinger(true, 0);
      program.close();
    }
  }

  /** Before the server of the URL. */
  static FaultyWire before(String url, Fault fault) throws IOException {
    Matcher address = ADDRESS.matcher(url);
    if (!address.find()) {
      throw new IllegalArgumentException(url);
    }
    FaultyWire wire = new FaultyWire(url, address, fault);
    wire.threads.execute(wire::listen);
    return wire;
  }

  /** The URL by which the same database is reached over this wire. */
  String url() {
    return ADDRESS
        .matcher(url)
        .replaceFirst("//" + "localhost" + ":" + listening.getLocalPort() + "/");
  }

  private void listen() {
    try {
      while (true) {
        Socket program = listening.accept();
        open.add(program);
        if (fault.onConnect() == Answer.SWALLOW) {
          program.setSoLinger(true, 0);
          program.close();
        } else {
          Link link = new Link(program, new Socket(host, port));
          open.add(link.server());
          threads.execute(() -> toServer(link));
          threads.execute(() -> toProgram(link));
        }
      }
    } catch (IOException closed) {
      // The test is over.
    }
  }

  private void toServer(Link link) {
    try (link.server) {
      DataInputStream in = new DataInputStream(link.program().getInputStream());
      while (ENCRYPTION.contains(passStartUp(in, link))) {
        // The start-up message itself comes next.
      }
      while (true) {
        Message message = new Message(read(in, in.readByte()));
        fault.onMessage(message, link);
        if (!link.server().isClosed()) {
          link.send(message.bytes());
        }
      }
    } catch (IOException ended) {
      // Either side has gone.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static int passStartUp(DataInputStream in, Link link) throws IOException {
    int length = in.readInt();
    byte[] rest = in.readNBytes(length - Integer.BYTES);
    link.send(ByteBuffer.allocate(length).putInt(length).put(rest).array());
    return ByteBuffer.wrap(rest).getInt();
  }

  private static byte[] read(DataInputStream in, byte type) throws IOException {
    int length = in.readInt();
    byte[] rest = in.readNBytes(length - Integer.BYTES);
    return ByteBuffer.allocate(1 + length).put(type).putInt(length).put(rest).array();
  }

  private void toProgram(Link link) {
    byte[] buffer = new byte[1 << 16];
    try (link.program) {
      OutputStream out = link.program().getOutputStream();
      int count = link.server().getInputStream().read(buffer);
      while (count >= 0) {
        if (fault.onAnswer(link) == Answer.PASS) {
          out.write(buffer, 0, count);
          out.flush();
        }
        count = link.server().getInputStream().read(buffer);
      }
    } catch (IOException ended) {
      // Either side has gone.
    }
  }

  @Override
  public void close() throws IOException {
    listening.close();
    threads.shutdownNow();
    for (Socket socket : open) {
      try {
        socket.close();
      } catch (SocketException ignored) {
        // It was closed already.
      }
    }
  }
}
