/** @jest-environment jsdom */
/** That the server stores it so is shown by ../round-trip.test.ts. */

import { readdirSync } from "node:fs"
import { casesFolder, clipboardOf, neverShown, pastedCases } from "#support/pasted-cases.ts"
import { pasted } from "#support/rich-text.ts"

test("every file in the folder of pasted texts has its expected result", () => {
  expect(readdirSync(casesFolder).map((name) => name.replace(".html", ""))).toEqual(Object.keys(pastedCases).toSorted())
})

test.each(Object.entries(pastedCases))(
  "the pasted text %s becomes what its case expects in the editor",
  async (name, { html, changes }) => {
    const result = await pasted(clipboardOf(name))
    expect(result).toMatchObject({ html, changes })
    expect(result.shown.innerHTML).not.toMatch(neverShown)
  },
)
