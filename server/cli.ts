import { runCommand } from "./run-command.ts"

const { stdin: input, stdout: output, stderr: errors } = process
void runCommand(process.argv.slice(2), { home: process.env.G30_HOME ?? ".g30", input, output, errors }).then((code) => {
  process.exitCode = code
})
