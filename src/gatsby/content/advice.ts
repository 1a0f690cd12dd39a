import { kindOf } from "../../../contract/content.ts"
import { splitLanguage } from "../../../contract/languages.ts"
import { isMadeAddress } from "../../../contract/generated-addresses.ts"
import { fileFields } from "../model.ts"
import type { FieldContext } from "./content-fields.ts"
import type { Entity } from "./source-entity.ts"
import type { ItemProse } from "./body.ts"
import { codedAs, type Fault } from "./build-problems.ts"
import { textFactsOf } from "./text-facts.ts"

/** Bytes: a larger download takes half a minute on a slow line. */
const largestDownload = 10_000_000

/** These faults don't keep a text from being shown. */
export function adviceOnTexts(item: Entity, prose: ItemProse, lookups: Pick<FieldContext, "linkTarget">): readonly Fault[] {
  return [...deadLinks(item, lookups), ...missingSummary(item, prose)]
}

function deadLinks(item: Entity, { linkTarget }: Pick<FieldContext, "linkTarget">): readonly Fault[] {
  // Lists are made after the items, so the report leaves out links to lists that exist.
  const isUnsure = (address: string) => isMadeAddress(splitLanguage(address.replace(/[?#].*$/s, "")).path)
  const dead = textFactsOf(item).links.filter((address) => isUnsure(address) || linkTarget(`internal:${address}`) === null)
  return dead.map((address) => ({
    item,
    path: address,
    what: `its text links to ${address}, which leads nowhere.`,
    todo: "Link to a published page, or take the link away.",
    ...codedAs("textLinkDead", { address }),
  }))
}

export function adviceOnFiles(item: Entity, { file }: Pick<FieldContext, "file">): readonly Fault[] {
  return fileFields(item.type).flatMap(({ name, isPicture }) =>
    (item.relationships[name] ?? []).flatMap(({ id, meta }): readonly Fault[] => {
      const siteFile = id === null ? undefined : file(id)
      if (siteFile === undefined) return []
      const { filename, size } = siteFile
      // An empty alt text says that the picture is decoration.
      if (isPicture && typeof meta.alt !== "string")
        return [
          {
            item,
            what: `its picture ${filename} has no alt text.`,
            todo: "Say what it shows, or mark it as decoration.",
            ...codedAs("altMissing", { file: filename }),
          },
        ]
      if (isPicture || size <= largestDownload) return []
      const megabytes = Math.round(size / 1_000_000)
      const todo = "Upload a smaller one, if there is one."
      const coded = codedAs("fileLarge", { file: filename, megabytes: String(megabytes) })
      return [{ item, what: `its file ${filename} has ${megabytes} MB.`, todo, ...coded }]
    }),
  )
}

function missingSummary(item: Entity, { body }: ItemProse): readonly Fault[] {
  if (kindOf(item.type).publicPath === null || body === undefined || body.tree.length === 0 || body.summary !== "") return []
  const todo = "Write one or two sentences for lists and search engines."
  return [{ item, what: "it has no summary.", todo, ...codedAs("summaryMissing") }]
}
