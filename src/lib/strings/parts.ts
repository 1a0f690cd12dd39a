/** The parts in which words are loaded. An area may be in several of them. */
export const parts = ["frame", "lists", "members", "items", "member", "search", "ways", "work"] as const
export type Part = (typeof parts)[number]

/** Those that the dashboard draws: its own, and those of the items in its preview. */
export const dashboardParts: readonly Part[] = ["frame", "lists", "items", "member", "work"]

const drawnBy: readonly (readonly [Part, RegExp])[] = [
  ["lists", /(pages-(actions-projects|agenda|index|publications)|templates-(agenda-category|event|publication-list))-tsx$/],
  ["members", /(pages-members|templates-member-list)-tsx$/],
  ["member", /templates-member-tsx$/],
  ["search", /pages-search-tsx$/],
  ["ways", /templates-(way-in|press)-tsx$/],
  ["work", /pages-(password-reset|user)-|templates-dashboard-tsx$/],
  // It needs none beside the frame's.
  ["frame", /pages-404-tsx$/],
]

/** The part that a page draws, beside that of the frame around it. Gatsby's name of the page's component is `component---src-pages-index-tsx`. */
export function partOf(component: string): Part {
  return drawnBy.find(([, names]) => names.test(component))?.[0] ?? "items"
}
