import type { Problem } from "#lib/session/problem.ts"
import { editor } from "#lib/strings/members-area/editor.ts"

const strings = editor.saveBar

export type SaveStatus =
  /** As it is on the server, and never saved in this visit. */
  | { readonly kind: "unchanged" | "unsaved" | "saving" }
  | { readonly kind: "saved"; readonly at: Date }
  | { readonly kind: "failed"; readonly problem: Problem }

export function statusWords(status: SaveStatus, isLive: boolean): string {
  switch (status.kind) {
    case "saved":
      return isLive ? strings.saved(status.at) : strings.savedDraft(status.at)
    case "failed":
      return status.problem.kind === "offline" ? strings.offline : strings.failed
    case "unchanged":
      return strings.unchanged
    case "unsaved":
      return strings.unsaved
    default:
      return strings.saving
  }
}
