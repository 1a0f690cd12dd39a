import { test as plain, type BrowserContext, type ConsoleMessage, type WebError } from "@playwright/test"

export { expect } from "@playwright/test"

type Policy = {
  /** For tests of what the policy refuses, and of attacks, some of which fail by themselves. */
  readonly breaksPolicy: boolean
  readonly policyWatch: undefined
}

/**
 * Playwright's `test`. A test fails if on any page of it the site's policy refuses anything (docs/decisions/0030-one-table-of-headers.md), or a
 * script ends with a fault of its own.
 */
export const test = plain.extend<Policy>({
  breaksPolicy: [false, { option: true }],
  policyWatch: [
    async ({ browser, breaksPolicy }, use) => {
      const refused: string[] = []
      const note = (message: ConsoleMessage) => {
        const text = message.text()
        if (isRefusal(text)) refused.push(`${text} (${message.location().url})`)
      }
      const faults: string[] = []
      const noteError = (thrown: WebError) => {
        const error = thrown.error()
        if (isFault(error)) faults.push(error.stack ?? error.message)
      }
      const watch = (context: BrowserContext) => void context.on("console", note).on("weberror", noteError)
      browser.on("context", watch)
      await use(undefined)
      browser.off("context", watch)
      if (breaksPolicy) return
      plain.expect(faults, "what scripts did wrong").toEqual([])
      plain.expect(refused, "what the policy of the site refused").toEqual([])
    },
    { auto: true },
  ],
})

/** A request that finds no server isn't one. */
function isFault({ name, message }: Error): boolean {
  return ["TypeError", "ReferenceError", "RangeError"].includes(name) && !/fetch|NetworkError|Load failed/i.test(message)
}

/** A browser quotes what a field for dates doesn't take, even if that is an attack on the policy. */
function isRefusal(text: string): boolean {
  if (text.startsWith("The specified value ")) return false
  return /Content Security Policy|Content-Security-Policy|Permissions[- ]Policy|Trusted(HTML|Script|ScriptURL|Type)/.test(text)
}
