import { createInterface } from "node:readline"
import type { Terminal } from "./command.ts"

type Asking = Pick<Terminal, "input" | "output">

/** Asks for a text. Without a terminal it reads the first line of the input. With `isHidden` the typed text isn't shown. */
export async function ask({ input, output }: Asking, question: string, { isHidden }: { readonly isHidden: boolean }): Promise<string> {
  const setRawMode = input.setRawMode?.bind(input)
  if (setRawMode === undefined) return firstLine(input)
  output.write(question)
  if (!isHidden) return firstLine(input)
  setRawMode(true)
  try {
    return await readHidden(input)
  } finally {
    setRawMode(false)
    output.write("\n")
  }
}

/** Asks twice for a new password without showing it. Without a terminal it reads the first line of the input. An empty text means none. */
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

function readHidden(input: NodeJS.ReadableStream): Promise<string> {
  input.resume()
  input.setEncoding("utf8")
  return new Promise((resolve, reject) => {
    let typed = ""
    const end = () => {
      input.off("data", readKeys)
      input.pause()
    }
    const readKeys = (keys: string) => {
      for (const key of keys) {
        if (key === "\u0003") {
          end()
          reject(new Error("Stopped."))
          return
        }
        if (key === "\r" || key === "\n" || key === "\u0004") {
          end()
          resolve(typed)
          return
        }
        typed = key === "\u007F" || key === "\b" ? Array.from(typed).slice(0, -1).join("") : typed + key
      }
    }
    input.on("data", readKeys)
  })
}
