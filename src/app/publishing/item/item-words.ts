import { publishing as words } from "#app/strings/publishing.ts"
import type { BadgeLook, BadgeState } from "#ui/badge.tsx"
import { timeOrDate } from "#lib/text/moments.ts"
import type { ItemState } from "./item-state.ts"

const looks: Readonly<Record<ItemState, BadgeLook>> = {
  draft: "draft",
  published: "live",
  new: "new",
  pending: "pending",
  live: "live",
  failed: "failed",
}

type Shown = {
  readonly state: ItemState
  /** When visitors began to see it; null if nobody knows. */
  readonly since: string | null
}

/** "Draft", "Live 11:58" */
export function badgeOf({ state, since }: Shown): BadgeState {
  return { look: looks[state], word: since === null ? words.states[state] : words.live(timeOrDate(since)) }
}
