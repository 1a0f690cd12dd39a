import type { Langcode } from "#contract/fields.ts"
import { counted } from "./counted.ts"
import { quoted } from "./quoted.ts"

type ByLanguage = Readonly<Record<Langcode, string>>

const inWords: ByLanguage = { en: "in English", fr: "in French", nl: "in Dutch" }
const adjectives: ByLanguage = { en: "English", fr: "French", nl: "Dutch" }
const on = (at: Date) => at.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" })

export const translations = {
  tabs: "Languages",
  original: "original",
  states: { published: "published", draft: "draft", missing: "missing", outdated: "to review" },
  missing: {
    title: (code: Langcode) => `There is no text ${inWords[code]} yet`,
    text: (original: Langcode) =>
      `A new translation is a draft: visitors see it once it is published. It can begin with the ${adjectives[original]} text, to be translated passage by passage, or empty.`,
    copy: "Start from the original",
    empty: "Start empty",
    making: "Making the translation…",
    failed: "The translation could not be made.",
  },
  notAllowed: (code: Langcode) => `There is no text ${inWords[code]}.`,
  shared: (original: Langcode) =>
    `Dates, places, pictures and the like are the same in all languages: they are edited with the ${adjectives[original]} text.`,
  sharedLink: (original: Langcode) => `Open the ${adjectives[original]} text`,
  untouched: "This is still the original’s text. Translate it before you publish it.",
  beside: {
    title: (original: Langcode) => `Original ${inWords[original]}`,
    show: "Show the original",
    hide: "Hide the original",
    loading: "Loading the original",
    failed: "The original could not be loaded.",
    empty: "The original has no text.",
    label: "Original:",
  },
  outdated: {
    title: "The original has changed since",
    text: (at: Date | null) =>
      `${at === null ? "This" : `On ${on(at)} the original was changed, and this`} translation may say something else now. Below is what changed.`,
    same: "The original’s text doesn’t differ from what it was then.",
    failed: "The change of the original could not be loaded.",
    confirm: "The translation is up to date",
  },
  otherLanguage: "another language was changed",
  /** The state of a draft is followed by this. */
  publicIn: (codes: readonly Langcode[]) => `public in ${codes.map((code) => adjectives[code]).join(", ")}`,
  remove: {
    button: "Remove this translation",
    title: (code: Langcode) => `Remove the text ${inWords[code]}?`,
    text: (title: string, code: Langcode) =>
      `${quoted(title)} goes, with its address ${inWords[code]}, its alt texts and its attachments. Older revisions go with it. The other languages stay.`,
    live: "Visitors no longer find its page.",
    confirm: "Remove the translation",
    cancel: "Keep it",
    done: (code: Langcode) => `The text ${inWords[code]} is removed.`,
  },
  gone: {
    title: "Someone has removed this translation",
    text: "What you typed is still here, and this browser keeps it. You can make the translation again with your text: it will be a draft.",
    again: "Make it again with my text",
    failed: "The translation could not be made again.",
  },
  list: {
    filters: {
      allTodo: "Translated or not",
    },
  },
  todo: {
    entry: "Translations",
    title: "Translations to do",
    text: "Texts that a language lacks, and translations whose original was changed since.",
    missing: (code: Langcode) => `Missing ${inWords[code]}`,
    outdated: (code: Langcode) => `To review ${inWords[code]}`,
    count: counted("text", "texts"),
    loading: "Loading what is to be translated",
    none: "Nothing is missing or to review.",
    failed: "The list could not be loaded.",
  },
  names: (code: Langcode) => `Name ${inWords[code]}`,
  nameNeeded: (code: Langcode) => `Enter the name ${inWords[code]}: it is the original.`,
  nameOutdated: "The original name has changed since. Saving says that this one is right.",
}
