/** A text that somebody stored must not freeze an editor's browser: what reads texts there gets 250,000 letters of the worst kinds. */
import { URL as NodeUrl } from "node:url"
import { isVague, itemPathOf } from "#dashboard/checks/rules/link-checks.ts"
import { textFindings } from "#dashboard/checks/findings.ts"
import { isFileName } from "#dashboard/checks/rules/picture-checks.ts"
import { completeLink } from "#dashboard/editor/controls/rows.tsx"
import { isVat } from "#dashboard/editor/rules/form-problems.ts"
import { setAside } from "#lib/prose/set-aside.ts"
import { tooSlowFor } from "#support/long-texts.ts"

// jsdom's own takes seconds for a long address.
Object.assign(globalThis, { URL: NodeUrl })

const functions: readonly (readonly [name: string, work: (text: string) => unknown])[] = [
  ["completeLink", completeLink],
  ["completeLink of a mail address", (text) => completeLink(`a@${text}`)],
  ["isVague", isVague],
  ["ownPath", itemPathOf],
  ["isFileName", (text) => isFileName(`img${text}`, `${text}.jpg`)],
  ["isVat", isVat],
  ["setAside", setAside],
]

test.each(functions)("%s reads long texts in linear time", (_, work) => {
  expect(tooSlowFor(work)).toEqual([])
})

test.each([" \n", "a ", "1. ", "- ", "?", "“", "img_1 "])("the checks read a paragraph of %j in linear time", (unit) => {
  const text = unit.repeat(100_000 / unit.length)
  expect(tooSlowFor((html) => textFindings("body", html, new Set()), [`<p>${text}</p><p><img src="/a.jpg" alt="${text}!"></p>`])).toEqual(
    [],
  )
})
