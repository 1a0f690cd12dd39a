/** One text must not stop the server or a build: the functions that read stored or sent texts get tens of thousands of letters of the worst kinds. */
import { attributeTypes } from "#contract/field-types/attribute-types.ts"
import { isBlank, unstorableIn } from "#contract/field-types/text.ts"
import { contactsIn, plainContact } from "#contract/contacts.ts"
import { fold, foldName } from "#contract/fold.ts"
import { isLinkable } from "#contract/link.ts"
import { isMadeAddress } from "#contract/generated-addresses.ts"
import { plainText } from "#contract/plain-text.ts"
import { shellFor } from "#contract/screens.ts"
import { slugFrom } from "#contract/slug.ts"
import { linkAddress, linksIn } from "#contract/text-links.ts"
import { filesInTexts } from "#server/content/entities/text-files.ts"
import { pathIn, suffixOf, redirectTargetOf } from "#server/content/redirects/target.ts"
import { filterHtml } from "#server/content/validation/rich-text-filter.ts"
import { filenameOf, safeName } from "#server/files/file-name.ts"
import { parseParameters } from "#server/jsonapi/query/query-string.ts"
import { slugOf } from "#server/content/entities/alias-rules.ts"
import { withAddresses } from "#server/transfer/remote/mapping.ts"
import { rulesOf } from "#gatsby/content/redirect-rules.ts"
import { parseProse } from "#gatsby/content/prose.ts"
import { problemOf } from "#publisher/build-errors.ts"
import { escaped } from "#gatsby/content/contacts/vcard.ts"
import { linkKind, telAddress } from "#lib/navigation/addresses.ts"
import { ownPath, withTrailingSlash } from "#lib/prose/own-path.ts"
import { typeset } from "#lib/text/typography.ts"
import { rankTexts, distinctWords } from "#lib/text/word-ranks.ts"
import { initials } from "#ui/pictures/monogram.tsx"
import { tooSlowFor } from "#support/long-texts.ts"

const nothingThere = { addressOf: () => undefined, numberOf: () => undefined }
const rich = (text: string) => ({ value: text, summary: text, format: "g30_text" })
const fieldRules = Object.entries(attributeTypes).flatMap(([name, type]) => {
  const valueOf = (text: string) => (name === "text_with_summary" ? rich(text) : name === "link" ? { uri: text, title: text } : text)
  return [
    [`${name}: problem`, (text: string) => type.problem(type.toStored(valueOf(text)), { maxLength: 1_000_000 })],
    [`${name}: normal`, (text: string) => type.normal(valueOf(text))],
    [`${name}: words`, (text: string) => type.words(valueOf(text))],
  ] as const
})

const functions: readonly (readonly [name: string, work: (text: string) => unknown])[] = [
  ...fieldRules,
  ["isBlank", isBlank],
  ["unstorableIn", (text) => unstorableIn(text, true)],
  ["fold", fold],
  ["foldName", foldName],
  ["isLinkable", isLinkable],
  ["isLinkable within the site", (text) => isLinkable(`internal:/${text}`)],
  ["isMadeAddress", (text) => isMadeAddress(`/${text}`)],
  ["plainText", plainText],
  ["shellFor", (text) => shellFor(`/${text}`)],
  ["slugFrom", slugFrom],
  ["linkAddress", (text) => linkAddress(`/${text}`)],
  ["linksIn", (text) => linksIn("node--article", { body: rich(text) })],
  ["filesInTexts", (text) => filesInTexts({ type: "node--article", fields: { body: rich(text) } })],
  ["contactsIn", contactsIn],
  ["plainContact", plainContact],
  ["pathIn", pathIn],
  ["suffixOf", (text) => suffixOf(`internal:/${text}`)],
  ["targetOf", (text) => redirectTargetOf(`internal:/${text}`)],
  ["filterHtml", (text) => filterHtml(text, () => true)],
  ["safeName", safeName],
  ["filenameOf", (text) => filenameOf(`file; filename="${text}`)],
  ["parseParameters", (text) => parseParameters(`filter${text}`)],
  ["slugOf", slugOf],
  ["withAddresses", (text) => withAddresses(text, nothingThere)],
  ["rulesOf", (text) => rulesOf([{ from: `/${text}`, to: `internal:/${text}`, status: 301 }], [])],
  ["parseProse", (text) => parseProse(text, { langcode: "fr", ownHosts: [] })],
  ["problemOf", (text) => problemOf(new Error(text))],
  ["escaped", escaped],
  ["linkKind", (text) => linkKind(`/${text}`)],
  ["telAddress", telAddress],
  ["ownPath", (text) => ownPath(`/${text}`, [])],
  ["withTrailingSlash", (text) => withTrailingSlash(`/${text}`)],
  ["typeset", (text) => typeset(text, "fr")],
  ["initials", initials],
  ["wordsIn", distinctWords],
  ["rankTexts", (text) => rankTexts([distinctWords(text)], text.slice(0, 100))],
]

test.each(functions)("%s reads long texts in linear time", (_, work) => {
  expect(tooSlowFor(work)).toEqual([])
})
