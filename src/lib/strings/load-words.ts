import type { Langcode } from "../../../contract/fields.ts"
import { thrice } from "../thrice.ts"
import { language } from "./language.ts"
import type { Part } from "./parts.ts"
import { addWords, type Words } from "./words.ts"

/** A page loads the words of its own language only. */
const importPart: Readonly<Record<Langcode, Readonly<Record<Part, () => Promise<Partial<Words>>>>>> = {
  en: {
    frame: () => import(/* webpackChunkName: "words-en-frame" */ "./en/parts/frame.ts"),
    lists: () => import(/* webpackChunkName: "words-en-lists" */ "./en/parts/lists.ts"),
    members: () => import(/* webpackChunkName: "words-en-members" */ "./en/parts/members.ts"),
    items: () => import(/* webpackChunkName: "words-en-items" */ "./en/parts/items.ts"),
    member: () => import(/* webpackChunkName: "words-en-member" */ "./en/parts/member.ts"),
    ways: () => import(/* webpackChunkName: "words-en-ways" */ "./en/parts/ways.ts"),
    search: () => import(/* webpackChunkName: "words-en-search" */ "./en/parts/search.ts"),
    work: () => import(/* webpackChunkName: "words-en-work" */ "./en/parts/work.ts"),
  },
  fr: {
    frame: () => import(/* webpackChunkName: "words-fr-frame" */ "./fr/parts/frame.ts"),
    lists: () => import(/* webpackChunkName: "words-fr-lists" */ "./fr/parts/lists.ts"),
    members: () => import(/* webpackChunkName: "words-fr-members" */ "./fr/parts/members.ts"),
    items: () => import(/* webpackChunkName: "words-fr-items" */ "./fr/parts/items.ts"),
    member: () => import(/* webpackChunkName: "words-fr-member" */ "./fr/parts/member.ts"),
    ways: () => import(/* webpackChunkName: "words-fr-ways" */ "./fr/parts/ways.ts"),
    search: () => import(/* webpackChunkName: "words-fr-search" */ "./fr/parts/search.ts"),
    work: () => import(/* webpackChunkName: "words-fr-work" */ "./fr/parts/work.ts"),
  },
  nl: {
    frame: () => import(/* webpackChunkName: "words-nl-frame" */ "./nl/parts/frame.ts"),
    lists: () => import(/* webpackChunkName: "words-nl-lists" */ "./nl/parts/lists.ts"),
    members: () => import(/* webpackChunkName: "words-nl-members" */ "./nl/parts/members.ts"),
    items: () => import(/* webpackChunkName: "words-nl-items" */ "./nl/parts/items.ts"),
    member: () => import(/* webpackChunkName: "words-nl-member" */ "./nl/parts/member.ts"),
    ways: () => import(/* webpackChunkName: "words-nl-ways" */ "./nl/parts/ways.ts"),
    search: () => import(/* webpackChunkName: "words-nl-search" */ "./nl/parts/search.ts"),
    work: () => import(/* webpackChunkName: "words-nl-work" */ "./nl/parts/work.ts"),
  },
}

/** Loads parts of the words, and adds them to `words`. What draws their words waits for it. */
export async function loadWords(...parts: readonly Part[]): Promise<void> {
  const loaded = await Promise.all(parts.map((part) => thrice(importPart[language][part])))
  loaded.forEach(addWords)
}
