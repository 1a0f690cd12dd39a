import { createInterface } from "node:readline"
import { Writable } from "node:stream"
import type { Terminal } from "./command.ts"

type Asking = Pick<Terminal, "input" | "output">

/** Without a terminal it reads the first line of the input. `isHidden` hides the typed text. */
export async function ask({ input, output }: Asking, question: string, { isHidden }: { readonly isHidden: boolean }): Promise<string> {
  if (input.setRawMode === undefined) return firstLine(input)
  output.write(question)
  if (!isHidden) return firstLine(input)
  try {
    return await hiddenLine(input)
  } finally {
    output.write("\n")
  }
}

/** Asks twice, without showing the password. Without a terminal it reads one line. An empty text means none. */
export async function askNewPassword(asking: Asking): Promise<string> {
  const first = await ask(asking, "Password (not shown): ", { isHidden: true })
  if (first === "" || asking.input.setRawMode === undefined) return first
  if ((await ask(asking, "Once more: ", { isHidden: true })) !== first) throw new Error("The two passwords differ.")
  return first
}

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input })
  try {
    for await (const line of lines) return line
    return ""
  } finally {
    lines.close()
  }
}

/** readline edits the line, but shows nothing of it. */
async function hiddenLine(input: NodeJS.ReadableStream): Promise<string> {
  const silence = new Writable({ write: (_text, _encoding, done) => done() })
  const lines = createInterface({ input, output: silence, terminal: true, historySize: 0 })
  try {
    return await new Promise((resolve, reject) => {
      lines.once("line", resolve)
      lines.once("close", () => resolve(""))
      lines.once("SIGINT", () => reject(new Error("Stopped.")))
    })
  } finally {
    lines.close()
  }
}
