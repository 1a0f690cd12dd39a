import { readdirSync } from "node:fs"
import { atThreeDepths } from "#support/at-three-depths.tsx"
import { casesFolder, clipboardOf, neverShown, pastedCases } from "#support/pasted-cases.ts"

test("every input has its case", () => {
  expect(readdirSync(casesFolder).map((name) => name.replace(".html", ""))).toEqual(Object.keys(pastedCases).toSorted())
})

test.each(Object.entries(pastedCases))(
  "%s is right in the editor, in the database and on the page",
  async (name, { html, changes, drawn }) => {
    const results = await atThreeDepths(clipboardOf(name))

    expect(results).toMatchObject({ html, changes, removed: undefined, stored: html })
    for (const part of drawn) {
      expect(results.editor).toContain(part)
      expect(results.page).toContain(part)
    }
    for (const depth of [results.editor, results.stored, results.page]) expect(depth).not.toMatch(neverShown)
  },
)
