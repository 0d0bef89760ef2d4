@echo off
rem Runs the Maven at hand. Why this is not the Apache wrapper: docs/decisions/0002-maven-wrapper.md
if exist "%MAVEN_HOME%\bin\mvn.cmd" (
  "%MAVEN_HOME%\bin\mvn.cmd" %*
  exit /b %ERRORLEVEL%
)
where mvn >nul 2>nul
if errorlevel 1 (
  echo mvnw: put a Maven 3.8 or later on the PATH. 1>&2
  exit /b 1
)
mvn %*
