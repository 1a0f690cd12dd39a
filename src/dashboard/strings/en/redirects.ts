import { counted } from "./counted.ts"

export const redirects = {
  title: "Redirects",
  create: "New redirect",
  search: "Search addresses",
  loading: "Loading redirects",
  empty: {
    title: "No redirects yet",
    text: "A redirect leads visitors of an address that is no more to another one. An item that gets another address leaves one by itself.",
    first: "Make the first one",
  },
  noMatch: "No redirect matches",
  count: counted("redirect", "redirects"),
  sorts: { newest: "Newest", address: "Address A–Z", addressBack: "Address Z–A" },
  columns: { from: "From", target: "To", hops: "Steps", made: "Made" },
  byHand: "By hand",
  former: "Former address",
  hidden: "hidden item",
  nowhere: "nowhere",
  /** A chain is shown with all its addresses. */
  hops: (way: readonly string[]) => (way.length > 1 ? `${way.length}: ${way.join(" → ")}` : String(way.length)),
  change: "Change",
  form: {
    title: { change: "Change redirect" },
    fromHint: "An address of this site at which no published item stands, such as /old-page.",
    fromMissing: "Type the address that shall lead elsewhere.",
    fromWrong: "An address of this site begins with a slash and has no spaces, such as /old-page.",
    targetHint: "An address of this site, a whole web address, or words of a title.",
    targetMissing: "Type where the address shall lead.",
  },
  saved: (from: string, target: string) => `${from} leads to ${target} now.`,
  changedMeanwhile: "Somebody else changed it in the meantime. Close this and look at it again.",
}
