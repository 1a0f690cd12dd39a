import type { BrowserContext, Page } from "@playwright/test"
import { suspectsIn, type Caught } from "./attack-watch.ts"

const address = "https://unfiltered.invalid/"

/** Frames of an earlier call may still report something. */
let calls = 0

/** Draws each text as the HTML of a document of its own, without any filter. Answers with the numbers of those that run or lead somewhere. */
export async function runUnfiltered(context: BrowserContext, texts: readonly string[], caught: Caught[]): Promise<ReadonlySet<number>> {
  calls += 1
  const start = `attack-${calls}-`
  const frames = texts.map((html, index) => `<iframe name="${start}${index}" srcdoc="${quoted(html)}"></iframe>`).join("\n")
  await context.route(`${address}**`, (route) =>
    new URL(route.request().url()).pathname === "/"
      ? route.fulfill({ contentType: "text/html; charset=utf-8", body: `<!doctype html><body>${frames}` })
      : route.fulfill({ status: 404, body: "" }),
  )
  const page = await context.newPage()
  // By then pictures have failed and refreshes have started.
  await page.goto(address, { waitUntil: "networkidle" })
  const found = new Set(caught.splice(0).flatMap(({ frame }) => numberOf(frame, start)))
  for (const index of await suspectFrames(page, start)) found.add(index)
  await page.close()
  await context.unroute(`${address}**`)
  return found
}

async function suspectFrames(page: Page, start: string): Promise<readonly number[]> {
  const looked = page.frames().map(async (frame) => {
    // A frame that has gone elsewhere can't be looked at.
    const suspects = await suspectsIn(frame).catch(() => ["gone"])
    return suspects.length > 0 ? numberOf(frame.name(), start) : []
  })
  return (await Promise.all(looked)).flat()
}

function numberOf(frame: string, start: string): number[] {
  return frame.startsWith(start) ? [Number(frame.slice(start.length))] : []
}

function quoted(html: string): string {
  return html.replaceAll("&", "&amp;").replaceAll('"', "&quot;")
}
