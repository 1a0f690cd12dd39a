import type { ItemState } from "#dashboard/publishing/item/item-state.ts"
import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.editor.saveBar

/** The phrase that the bar shows beside the state of the page. */
export type Phrase =
  | Exclude<SaveState["kind"], "saved">
  /** Published until now; the save makes it a draft. */
  | "withdraws"
  | "savedDraft"
  | "saved"
  | "savedOnItsWay"
  | "onItsWay"
  | "unchanged"
  | "none"

export type Situation = {
  readonly kind: SaveState["kind"]
  /** The user has saved it on this page. */
  readonly wasSaved: boolean
  /** It was never saved. */
  readonly isNew: boolean
  /** It is published, and the form makes it a draft. */
  readonly isWithdrawing: boolean
  /** `unknown`: the site has not answered yet. */
  readonly page: ItemState | "unknown"
}

/** The phrases if nothing is left to save: the first after a save on this page, the second after a load. */
const settled: Readonly<Record<Situation["page"], readonly [saved: Phrase, loaded: Phrase]>> = {
  unknown: ["saved", "none"],
  draft: ["savedDraft", "unchanged"],
  published: ["saved", "unchanged"],
  new: ["savedOnItsWay", "onItsWay"],
  pending: ["savedOnItsWay", "onItsWay"],
  // The badge shows the time.
  live: ["none", "none"],
  failed: ["saved", "unchanged"],
}

export function phraseOf({ kind, wasSaved, isNew, isWithdrawing, page }: Situation): Phrase {
  if (kind === "unsaved" && isWithdrawing) return "withdraws"
  if (kind !== "saved") return kind
  if (isNew) return "unsaved"
  return settled[page][wasSaved ? 0 : 1]
}

/** A narrow bar leaves `rest` out. */
export type PhraseWords = { readonly words: string; readonly rest: string }

type Facts = { readonly at: number | null; readonly usually: number | null }

export function wordsOfPhrase(phrase: Phrase, { at, usually }: Facts): PhraseWords {
  const saved = strings.saved(new Date(at ?? 0))
  switch (phrase) {
    case "savedDraft":
      return { words: saved, rest: strings.notPublished }
    case "saved":
      return { words: saved, rest: "" }
    case "savedOnItsWay":
      return { words: saved, rest: usually === null ? "" : appWords.publishing.usuallyAfterSave(usually) }
    case "onItsWay":
      return { words: appWords.publishing.goesLive(usually), rest: "" }
    case "none":
      return { words: "", rest: "" }
    case "offline":
    case "conflict":
      return strings[phrase]
    default:
      return { words: strings[phrase], rest: "" }
  }
}

/** A narrow bar has place for the phrase of the save or of the page. Tells whether it is that of the page. */
export function isOfPage(phrase: Phrase): boolean {
  return ["none", "unchanged", "onItsWay", "savedOnItsWay"].includes(phrase)
}
