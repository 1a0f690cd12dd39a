import { runCommand } from "./run-command.ts"

const { stdin: input, stdout: output, stderr: errors, env } = process

function interruption(): AbortSignal {
  const controller = new AbortController()
  // A second signal ends the process at once.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => controller.abort(new Error("Stopped.")))
  return controller.signal
}

void runCommand(process.argv.slice(2), {
  home: env.G30_HOME ?? ".g30",
  input,
  output,
  errors,
  user: env.G30_PUSH_USER,
  interruption,
}).then((code) => {
  process.exitCode = code
})
