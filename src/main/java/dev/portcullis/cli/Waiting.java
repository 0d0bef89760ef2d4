package dev.portcullis.cli;

import dev.portcullis.load.Progress;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;

/**
 * Shows on a terminal what a run is doing and for how long, once it has taken two seconds. In a
 * pipe it shows nothing. What is shown is gone when the run has ended.
 */
final class Waiting implements Progress, AutoCloseable {
  private static final int SECONDS_OF_SILENCE = 2;

  private final String file;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Waiting::daemon);
  private @Nullable ProgressBar bar;
  private Step step = Step.READ;

  private Waiting(String file) {
    this.file = file;
  }

  static Waiting of(String file) {
    Waiting waiting = new Waiting(file);
    if (Ansi.AUTO.enabled()) {
      ScheduledFuture<?> unused =
          waiting.clock.schedule(waiting::show, SECONDS_OF_SILENCE, TimeUnit.SECONDS);
    }
    return waiting;
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "portcullis-progress");
    thread.setDaemon(true);
    return thread;
  }

  private synchronized void show() {
    bar =
        new ProgressBarBuilder()
            .setTaskName(file)
            .setInitialMax(-1)
            .hideEta()
            .clearDisplayOnFinish()
            .build()
            .setExtraMessage(step.word());
  }

  @Override
  public synchronized void begins(Step next) {
    step = next;
    if (bar != null) {
      bar.setExtraMessage(next.word());
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
    synchronized (this) {
      if (bar != null) {
        bar.close();
        bar = null;
      }
    }
  }
}
