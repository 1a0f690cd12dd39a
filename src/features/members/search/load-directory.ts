/** What searching loads beside its data. A chunk of its own, because many only look at the first members. */
import { directoryFile } from "#contract/directory.ts"
import { isPackedDirectory, unpackDirectory } from "#lib/directory/packed.ts"
import { own } from "#lib/navigation/own-address.ts"
import { makeDirectory, findMembers, type Found } from "./find-members.ts"
import type { DirectoryQuery } from "../directory-query.ts"

export type Search = (query: DirectoryQuery) => Found

/** Loads all members, and makes the function that finds some of them. */
export async function loadDirectory(): Promise<Search> {
  // The address stays the same, so the browser asks whether the file has changed.
  const answer = await fetch(own(`/members/${directoryFile}`), { cache: "no-cache" })
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`)
  const packed: unknown = await answer.json()
  if (!isPackedDirectory(packed)) throw new Error(`${answer.url} holds no members.`)
  const directory = makeDirectory(unpackDirectory(packed), packed.ignored)
  return (query) => findMembers(directory, query)
}
