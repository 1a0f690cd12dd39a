const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
const things = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const withdrawal = {
  unpublish: (kind: string) =>
    `The ${lowered(kind)} goes off the site and becomes a draft. Everything else that you changed in it is saved too.`,
  delete: (kind: string) => `The ${lowered(kind)} and all its revisions are deleted.`,
  languages: {
    legend: "Take it off the site in",
    none: "Tick the languages in which it goes off the site.",
    one: (names: readonly string[]) => `It is public in ${names.join(", ")}.`,
    all: (names: readonly string[]) => `It is public in ${names.join(", ")}, and goes off the site in all of them.`,
  },
  looking: "Checking what links here…",
  lookFailed: "What links here could not be loaded.",
  lookFailedOf: (title: string) => `What links to “${title}” could not be loaded.`,
  nothing: "Nothing on the site links here.",
  referrers: (count: number) => `${things(count, "link leads", "links lead")} here:`,
  more: (count: number) => `and ${things(count, "other", "others")}`,
  hidden: (count: number) => `${things(count, "item", "items")} that you may not see ${count === 1 ? "links" : "link"} here too.`,
  redirect: {
    label: (count: number) => (count === 1 ? "Redirect visitors to" : `Redirect visitors of the ${count} addresses to`),
    hint: (path: string) => `An address of this site or a whole web address. Left empty, ${path} says “Page not found”.`,
    hintForMany: "An address of this site or a whole web address. Left empty, the addresses say “Page not found”.",
    wrong: "This is no address of a page.",
    same: (count: number): string => (count === 1 ? "This is the address that goes away." : "This is one of the addresses that go away."),
    failed: (what: string) => `That is done, but the redirect could not be stored: ${what}`,
  },
}
