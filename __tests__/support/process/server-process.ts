/** The real server in a process of its own. */
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"

export type ServerProcess = {
  readonly url: string
  /** Sends SIGKILL. */
  readonly kill: () => Promise<void>
  /** Sends SIGTERM and returns the exit code. */
  readonly stop: () => Promise<number | null>
  readonly isUp: () => boolean
  readonly errors: readonly string[]
}

/** Starts the server on a state folder; resolves once it listens. */
export async function startProcess(home: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: { ...process.env, G30_HOME: home, PORT: "0", HOST: "127.0.0.1", G30_ACCESS_TOKEN_SECONDS: "86400" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const errors: string[] = []
  const ended = new Promise<number | null>((done) => child.once("exit", done))
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk.toString()))
  const url = await new Promise<string>((found, failed) => {
    void ended.then((code) => {
      failed(new Error(`The server ended with ${String(code)} before it listened: ${errors.join("")}`))
    })
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, address] = /"url":"(http:[^"]+)"/.exec(line) ?? []
      if (address !== undefined && line.includes('"listening"')) found(address)
      else if (line.includes('"level":"error"')) errors.push(line)
    })
  })
  return {
    url,
    errors,
    isUp: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill("SIGKILL")
      await ended
    },
    stop() {
      child.kill("SIGTERM")
      return ended
    },
  }
}
