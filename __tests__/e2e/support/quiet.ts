import { expect, type Page } from "@playwright/test"

/** Collects whatever the browser's console says, and each answer that is an error. Requests that a move breaks off are none. */
export function quietOf(page: Page): { readonly expectQuiet: (where: string) => void } {
  const said: string[] = []
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()} (${message.location().url})`))
  page.on("pageerror", ({ message }) => said.push(`exception: ${message}`))
  page.on("response", (response) => {
    if (response.status() >= 400) said.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed"
    if (reason !== "net::ERR_ABORTED") said.push(`${reason}: ${request.url()}`)
  })
  return { expectQuiet: (where) => expect(said, where).toEqual([]) }
}
