import type { SaveState } from "#app/saving/save-state.ts"
import type { Item } from "#app/resources/item.ts"
import { editor } from "#lib/strings/members-area/editor.ts"

const strings = editor.saveBar

export function statusWords(state: SaveState, { isPublished, number }: Pick<Item, "isPublished" | "number">): string {
  switch (state.kind) {
    case "saved":
      return savedWords(state.at, isPublished) ?? (number === null ? strings.unsaved : strings.unchanged)
    case "unsaved":
      return strings.unsaved
    case "saving":
      return strings.saving
    case "offline":
      return strings.offline
    case "failed":
      return strings.failed
    case "conflict":
      return strings.conflict
  }
}

function savedWords(at: number | null, isPublished: boolean): string | null {
  if (at === null) return null
  return isPublished ? strings.saved(new Date(at)) : strings.savedDraft(new Date(at))
}
