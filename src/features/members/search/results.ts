/** What shows the found members. It comes with all members, because the page itself shows only its first. */
export { listedCard } from "../listed-card.ts"
export { byDistance } from "../near/distance.ts"
export { FilterChips } from "./filter-chips.tsx"
export { NoMatch } from "./no-match.tsx"
