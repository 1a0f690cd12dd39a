/** A deletion leads from its editor to the list, which offers the undo and sends the deletion. */
import { useEffect, useRef } from "react"
import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { ListedType } from "#contract/redirect.ts"
import { isLanguage } from "#contract/languages.ts"
import { changeEntryState, entryState } from "#lib/navigation/entry-state.ts"
import { moveTo } from "#lib/navigation/navigate.ts"

const shape = v.object({
  type: v.custom<ResourceType>(isResourceType),
  id: v.string(),
  version: v.nullable(v.string()),
  title: v.string(),
  publicPaths: v.pipe(v.array(v.string()), v.readonly()),
  original: v.exactOptional(v.custom<Langcode>(isLanguage)),
  /** The former addresses get redirects to this target. */
  redirect: v.nullable(v.string()),
  /** The content of a deleted user goes to the user with this UUID. */
  heir: v.nullable(v.string()),
  from: v.string(),
})

export type HandedDeletion = v.InferOutput<typeof shape>

export function handOver(deletion: Omit<HandedDeletion, "from">, listPath: string): void {
  moveTo(listPath, { state: { deletion: { ...deletion, from: window.location.pathname } } })
}

/** Removes the deletion from the history, so that neither a reload nor Back repeats it. */
function takeOver(type: ListedType): HandedDeletion | null {
  const parsed = v.safeParse(shape, entryState().deletion)
  if (!parsed.success || parsed.output.type !== type) return null
  changeEntryState({ deletion: undefined })
  return parsed.output
}

export function useHandedDeletion(type: ListedType, remove: (deletion: HandedDeletion) => void): void {
  const latest = useRef(remove)
  useEffect(() => {
    latest.current = remove
  })
  useEffect(() => {
    const deletion = takeOver(type)
    if (deletion !== null) latest.current(deletion)
  }, [type])
}
