import { publishing as words } from "#lib/strings/members-area/publishing.ts"
import type { BadgeLook, BadgeState } from "#ui/badge.tsx"
import type { ItemState } from "./item-state.ts"

const looks: Readonly<Record<ItemState, BadgeLook>> = {
  draft: "draft",
  published: "live",
  new: "new",
  pending: "pending",
  live: "live",
  failed: "failed",
}

export function badgeOf(state: ItemState): BadgeState {
  return { look: looks[state], word: words.states[state] }
}
