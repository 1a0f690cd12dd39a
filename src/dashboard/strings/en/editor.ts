import { quoted } from "./quoted.ts"

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"]

const nthPicture = (number: number, label: string) => {
  const ordinal = ordinals[number - 1]
  return ordinal === undefined ? `picture ${number} of the ${lowered(label)}` : `the ${ordinal} picture of the ${lowered(label)}`
}

const clock = (at: Date) => at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })

export const editor = {
  create: (kind: string) => `New ${lowered(kind)}`,
  edit: (kind: string) => `Edit ${lowered(kind)}`,
  loading: (kind: string) => `Loading the ${lowered(kind)}`,
  failed: {
    title: "This could not be loaded",
  },
  sections: {
    publishing: "Publishing",
    place: "Address",
    venue: "Place",
    event: "Event",
    contact: "Contact",
    practice: "Practice",
    account: "Account",
    role: "Role",
  } satisfies Record<string, string>,
  optional: "optional",
  count: (used: number, most: number) => `${used} / ${most}`,
  summary: "Summary",
  summaryHint: "Shown on the home page and in search results.",
  status: {
    draftHint: "Only contributors and administrators see it.",
  },
  address: {
    ofNewSeries: "It gets one when you save. The former series keeps its own.",
    follows: "Follows the title until you change it.",
    taken: (title: string, free: string) => `This address is already used by ${quoted(title)}. Free: ${free}`,
    takenBySomeone: "something else",
    take: (free: string) => `Use ${free}`,
    redirects: (former: string) => `The present address, ${former}, will lead to the new one.`,
    ends: (former: string) => `The present address, ${former}, will lead nowhere: links from other sites will break.`,
  },
  saveBar: {
    saving: "Saving…",
    unsaved: "Not saved yet",
    saved: (at: Date) => `Saved ${clock(at)}`,
    notPublished: ", not published",
    unchanged: "All changes saved",
    offline: { words: "Offline", rest: ". Kept in this browser" },
    failed: "Could not save.",
    gone: "This translation was removed.",
    conflict: { words: "Conflict", rest: ": another version was saved in the meantime" },
    withdraws: "Saving takes this off the site.",
    newSeries: "New series",
    more: "More actions",
  },
  toFix: (count: number) => (count === 1 ? "1 thing to fix before this can be saved" : `${count} things to fix before this can be saved`),
  toFixToPublish: (count: number) =>
    count === 1 ? "1 thing to fix before this can go live" : `${count} things to fix before this can go live`,
}

/** These labels differ from the content model's. */
export const editorLabels: Readonly<Record<string, Readonly<Record<string, string>>>> & {
  readonly all: { readonly path: string; readonly langcode: string }
} = {
  all: { path: "Address", langcode: "Language" },
  "node--member": { title: "Name of the practice", path: "Address of the page" },
  "node--agenda": { body: "Text", field_location: "Name of the place" },
}

const range = (min: number | undefined, max: number | undefined) => {
  if (min !== undefined && max !== undefined) return ` between ${min} and ${max}`
  if (min !== undefined) return min === 0 ? ", not below 0" : ` of at least ${min}`
  return max === undefined ? "" : ` of at most ${max}`
}

export const editorRules = {
  titleMissing: (kind: string) => {
    if (kind === "User") return "Give the user a name."
    return kind === "Member" ? "Give the practice a name." : `Give the ${lowered(kind)} a title.`
  },
  missing: (label: string) => `Fill in ${quoted(label)}.`,
  tooLong: (most: number) => `This is too long: at most ${most} characters.`,
  summaryTooLong: (most: number) => `The summary is too long: at most ${most} characters.`,
  pattern: (label: string) => `This is not a valid ${lowered(label)}.`,
  mail: "This is not a complete email address.",
  phone: "This is not a complete phone number.",
  vat: "This is not a VAT number. A Belgian one has ten digits and begins with 0 or 1: check them.",
  wholeNumber: (min?: number, max?: number) => `Give a whole number${range(min, max)}.`,
  number: (min?: number, max?: number) => `Give a number${range(min, max)}.`,
  date: "This is not a date of the calendar.",
  choice: "Choose one of the list.",
  link: "This is not a complete link: begin with https://, mailto:, tel: or /.",
  linkMissing: "Give the link, or remove the row.",
  personNameMissing: "Give each person a name, or remove the row.",
  alt: (label: string) => `Say what the ${lowered(label)} shows, or mark it as decoration.`,
  /** `numbers` count the pictures from 1. */
  alts: (numbers: readonly number[], label: string) =>
    numbers.length === 1
      ? `Say what ${nthPicture(numbers[0] ?? 1, label)} shows, or mark it as decoration.`
      : `Say what pictures ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1) ?? ""} of the ${lowered(label)} show, or mark them as decoration.`,
  inRow: (number: number, sentence: string) => `Row ${number}: ${sentence}`,
  endBeforeStart: "The end is before the start.",
  early: "This day is still to come, and what is published is seen at once: take today’s date, or keep a draft until then.",
  earlyOriginal:
    "The day of this item is still to come, and what is published is seen at once: change the date with the original, or keep a draft until then.",
  untouched: "This is still the original’s text: translate it, or keep a draft.",
  form: "An address has letters, digits and hyphens, without spaces, slashes, ?, # or %.",
  reserved: "This address belongs to the site itself. Choose another one.",
}

export const editorWidgets = {
  none: "None",
  loading: "Loading…",
  loadFailed: "Could not be loaded.",
  personRole: "Role",
  addPerson: "Add a person",
  addLink: (label: string) => `Add to ${lowered(label)}`,
  remove: (what: string) => `Remove ${what}`,
  move: (what: string) => `Move ${what}, use arrow keys`,
  moved: (what: string, to: number, of: number) => `${what} moved to ${to} of ${of}`,
  unnamed: (number: number) => `row ${number}`,
  today: "Take today’s date",
  keepDraft: "Keep a draft",
  typed: (text: string) => `${quoted(text)} was typed, but not chosen: choose it in the list, or clear it.`,
  clear: "Clear",
  noResults: "No results",
  searching: "Searching…",
  searchFailed: "The search failed. Type again to retry.",
  create: (name: string) => `Create ${quoted(name)}`,
  createHint: (kind: string) => `new ${lowered(kind)}`,
  /** The save will create the term beside these words. */
  newTerm: "new",
  country: "Choose a country",
  region: "Choose a region",
  takeFromLocality: "Use the municipality’s coordinates",
  noPlaceFound: (locality: string) => `No municipality of Belgium is called ${quoted(locality)}.`,
  pointOf: (name: string) => `The middle of ${name}`,
  noLocality: "Give the locality first.",
}

export const editorSafety = {
  leave: {
    title: "Leave without saving?",
    text: "What you changed is not saved on the server. This browser keeps it and offers it when you come back.",
    leave: "Leave without saving",
  },
  draft: {
    title: "There is unsaved text in this browser",
    titleAt: (place: string): string => `${editorSafety.draft.title}, ${place}`,
    place: (number: number, count: number) => `${number} of ${count}`,
    found: (at: Date) =>
      `You wrote it on ${at.toLocaleDateString("en-GB", { day: "numeric", month: "long" })} at ${clock(at)}, and it was not saved.`,
    foundOf: (title: string, at: Date) => `“${title}”: ${editorSafety.draft.found(at)}`,
    untitled: "Without a title",
    olderBase: "Someone has saved this since. Fields that only one side changed are joined.",
    compare: "Compare",
    take: "Restore",
    discard: "Discard it",
    discarded: "The unsaved text is discarded.",
    taken: "The form now holds the unsaved text.",
    undo: "Undo this",
  },
  otherTabs: (count: number) => (count === 1 ? "Another tab has this open too." : `${count} other tabs have this open too.`),
  trouble: {
    blocked: "This browser keeps nothing for this site: save before you leave.",
    full: "This browser has no place left: save before you leave.",
  },
  conflict: {
    title: "Someone else saved this in the meantime",
    text: (name: string | null, kind: string, at: Date | null) =>
      `${name ?? "Someone"} saved this ${lowered(kind)}${at === null ? "" : ` at ${clock(at)}`}. Your text is safe in this browser. Choose what happens next.`,
    yours: (at: Date) => `Yours, ${clock(at)}`,
    theirs: (name: string | null, at: Date | null) =>
      `${name === null ? "The other version" : `${name}’s`}${at === null ? "" : `, ${clock(at)}`}`,
    choose: (label: string) => `Which “${label}”?`,
    mine: "Mine",
    their: (name: string | null) => (name === null ? "The other" : `${name}’s`),
    joined: "Fields that only one of you changed are joined.",
    takeTheirs: (name: string | null) => (name === null ? "Take the other version" : `Take ${name}’s version`),
    save: (mine: number, theirs: number, name: string | null) =>
      theirs === 0 ? "Save mine as a new revision" : `Save ${mine} of yours, ${theirs} of ${name ?? "the other"}`,
    empty: "Empty",
    /** These words are about one's own save in another tab. */
    own: {
      title: "You saved this in another tab in the meantime",
      text: (_name: string | null, kind: string, at: Date | null) =>
        `You, in another tab, saved this ${lowered(kind)}${at === null ? "" : ` at ${clock(at)}`}. Your text here is safe in this browser. Choose what happens next.`,
      theirs: (_name: string | null, at: Date | null) => `The other tab’s${at === null ? "" : `, ${clock(at)}`}`,
      mine: "This tab’s",
      their: () => "The other tab’s",
      joined: "Fields that changed in one tab only are joined.",
      takeTheirs: () => "Take the other tab’s version",
      save: (mine: number, theirs: number) =>
        theirs === 0 ? "Save this tab’s as a new revision" : `Save ${mine} of this tab, ${theirs} of the other`,
    },
  },
}
