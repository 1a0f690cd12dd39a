import { test as plain, type BrowserContext, type ConsoleMessage } from "@playwright/test"

export { expect } from "@playwright/test"

type Policy = {
  /** For tests of what the policy refuses. */
  readonly breaksPolicy: boolean
  readonly policyWatch: undefined
}

/** Playwright's `test`. A test fails if the site's policy refuses anything on any page of it (docs/decisions/0030-one-table-of-headers.md). */
export const test = plain.extend<Policy>({
  breaksPolicy: [false, { option: true }],
  policyWatch: [
    async ({ browser, breaksPolicy }, use) => {
      const refused: string[] = []
      const note = (message: ConsoleMessage) => {
        const text = message.text()
        if (isRefusal(text)) refused.push(`${text} (${message.location().url})`)
      }
      const watch = (context: BrowserContext) => void context.on("console", note)
      browser.on("context", watch)
      await use(undefined)
      browser.off("context", watch)
      if (!breaksPolicy) plain.expect(refused, "what the policy of the site refused").toEqual([])
    },
    { auto: true },
  ],
})

function isRefusal(text: string): boolean {
  return /Content Security Policy|Content-Security-Policy|Permissions[- ]Policy|Trusted(HTML|Script|ScriptURL|Type)/.test(text)
}
