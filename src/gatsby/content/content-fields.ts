import { itemData, type FindTarget, type SiteFile as FileOf } from "../../lib/content/item-data.ts"
import type { Entity } from "./source-entity.ts"
import { codedAs, type Problems } from "./build-problems.ts"

export type SiteFile = FileOf<string>

export type FieldContext = {
  readonly nodeId: (uuid: string) => string | undefined
  readonly file: (uuid: string) => SiteFile | undefined
  readonly linkTarget: FindTarget
  readonly problems: Problems
}

const todo = "Give it the address of a published page, a web or mail address, or a phone number."

/** A link that leads nowhere is reported. */
export function contentFields(entity: Entity, { nodeId, file, linkTarget, problems }: FieldContext): Readonly<Record<string, unknown>> {
  const onDeadLink = (uri: string, label: string) =>
    problems.add({
      item: entity,
      what: `its link ${uri} (${label}) leads nowhere.`,
      todo,
      ...codedAs("fieldLinkDead", { address: uri }),
    })
  return itemData(entity, { item: nodeId, file, linkTarget, onDeadLink })
}
