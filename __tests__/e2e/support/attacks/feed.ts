/** Ways in which attacks come into a page, other than from the server's own content. */
import type { BrowserContext, Locator } from "@playwright/test"

/** Texts joined by spaces, at most so many characters together. A longer one stands alone. */
export function packsWithin(texts: readonly string[], characters: number): readonly string[] {
  const packs: string[] = []
  for (const text of texts) {
    const last = packs.at(-1)
    if (last !== undefined && last.length + 1 + text.length <= characters) packs.splice(-1, 1, `${last} ${text}`)
    else packs.push(text)
  }
  return packs
}

/** Stands in stored texts for the attacks of `poison`. */
export const mark = "POISONED"

/** Puts a text in the place of each mark that the back end sends, as one without any filter would. Returns what changes the text. */
export async function poison(context: BrowserContext, first = ""): Promise<(text: string) => void> {
  let text = first
  await context.route("**/jsonapi/**", async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    const isJson = response.headers()["content-type"]?.includes("json") === true
    const inJson = JSON.stringify(text).slice(1, -1)
    await route.fulfill({ response, body: isJson ? body.toString("utf8").replaceAll(mark, () => inJson) : body })
  })
  return (next) => {
    text = next
  }
}

type Transfer = { readonly way: "paste" | "drop"; readonly type: "text/html" | "text/plain"; readonly texts: readonly string[] }

/** Pastes or drops texts one after another, as the browser's events bring them. */
export async function transfer(textBox: Locator, { way, type, texts }: Transfer): Promise<void> {
  await textBox.evaluate(
    async (editor, [how, kind, given]) => {
      for (const each of given) {
        const data = new DataTransfer()
        data.setData(kind, each)
        const { left, top } = (editor.firstElementChild ?? editor).getBoundingClientRect()
        const options = { bubbles: true, cancelable: true, clientX: left + 2, clientY: top + 2 }
        editor.dispatchEvent(
          how === "paste"
            ? new ClipboardEvent("paste", { ...options, clipboardData: data })
            : new DragEvent("drop", { ...options, dataTransfer: data }),
        )
        await new Promise((resume) => setTimeout(resume))
      }
    },
    [way, type, texts] as const,
  )
}
