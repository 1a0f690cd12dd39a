import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import type { ItemState } from "#dashboard/publishing/item/item-state.ts"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.editor.saveBar

type Situation = {
  readonly save: SaveState
  readonly isNew: boolean
  /** The item is published, and the form makes it a draft. */
  readonly isWithdrawing: boolean
  /** `unknown` means that the site has not answered yet. */
  readonly page: ItemState | "unknown"
  /** Seconds. */
  readonly usually: number | null
}

/** A narrow bar leaves out `rest`, and shows the badge instead of words about the page. */
export type SaveStatus = { readonly words: string; readonly rest: string; readonly isOfPage: boolean }

export function saveStatusOf({ save, isNew, isWithdrawing, page, usually }: Situation): SaveStatus {
  const { kind } = save
  if (kind === "offline" || kind === "conflict") return { ...strings[kind], isOfPage: false }
  if (kind !== "saved") return ofSave(kind === "unsaved" && isWithdrawing ? strings.withdraws : strings[kind])
  if (isNew) return ofSave(strings.unsaved)
  // The badge shows the time.
  if (page === "live") return ofPage("")
  const isOnItsWay = page === "new" || page === "pending"
  if (save.at === null) {
    const loaded = page === "unknown" ? "" : strings.unchanged
    return ofPage(isOnItsWay ? appWords.publishing.goesLive(usually) : loaded)
  }
  const saved = strings.saved(new Date(save.at))
  if (isOnItsWay) return ofPage(saved, usually === null ? "" : appWords.publishing.usuallyAfterSave(usually))
  return ofSave(saved, page === "draft" ? strings.notPublished : "")
}

function ofSave(words: string, rest = ""): SaveStatus {
  return { words, rest, isOfPage: false }
}

function ofPage(words: string, rest = ""): SaveStatus {
  return { words, rest, isOfPage: true }
}
