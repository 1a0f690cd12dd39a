/** Many visitors only look at the first members, so searching is a chunk of its own. */
import { directoryFile } from "#contract/directory.ts"
import type { AllMembers } from "#lib/directory/listed-member.ts"
import { own } from "#lib/navigation/own-address.ts"
import { loadJson } from "#lib/navigation/page-data.ts"
import { listedCard } from "../listed-card.ts"
import { byDistance } from "../near/distance.ts"
import type { DirectoryQuery } from "../directory-query.ts"
import { FilterChips } from "./filter-chips.tsx"
import { findMembers, makeDirectory } from "./find-members.ts"
import { NoMatch } from "./no-match.tsx"

export type LoadedDirectory = Awaited<ReturnType<typeof loadDirectory>>

export async function loadDirectory() {
  // The address stays the same, so the browser asks whether the file has changed.
  const all = await loadJson(own(`/members/${directoryFile}`), { cache: "no-cache" })
  if (!isAllMembers(all)) throw new Error("The file of all members holds none.")
  const directory = makeDirectory(all.members, all.ignored)
  return { search: (query: DirectoryQuery) => findMembers(directory, query), listedCard, byDistance, FilterChips, NoMatch }
}

/** A wrong answer comes from another server, such as a network's login. The build made all the rest. */
function isAllMembers(value: unknown): value is AllMembers {
  return typeof value === "object" && value !== null && "members" in value && Array.isArray(value.members)
}
