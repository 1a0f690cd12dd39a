import { kindOf } from "#contract/content.ts"
import type { Build, BuildState } from "#contract/publishing.ts"
import { wordsOfKind } from "#app/strings/lists.ts"
import { publishingPanel } from "#app/strings/publishing.ts"
import type { BadgeLook } from "#ui/badge.tsx"

const words = publishingPanel.builds

const looks: Readonly<Record<BuildState, BadgeLook>> = {
  waiting: "new",
  building: "pending",
  live: "live",
  replaced: "plain",
  failed: "failed",
  cancelled: "plain",
}

export const lookOf = (state: BuildState): BadgeLook => looks[state]

export function startOf({ started, asked }: Build): string {
  return started ?? asked
}

/** People, or what else asked for it. */
export function askedBy({ by, reason }: Build): string {
  return by.length > 0 ? by.join(", ") : words.reasons[reason]
}

/** "1 publication", or "4 changes" where they are of several kinds. */
export function changesOf({ changes, changeCount }: Build): string {
  if (changeCount === 0) return words.none
  const types = new Set(changes.map(({ type }) => type))
  const [type, ...others] = types
  if (type === undefined || others.length > 0) return words.count(changeCount)
  const { label, plural } = kindOf(type)
  return wordsOfKind(label, plural).count(changeCount)
}
