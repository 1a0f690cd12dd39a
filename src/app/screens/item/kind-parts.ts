import type { ResourceType } from "#contract/fields.ts"
import type { KindParts } from "#app/editor/kind-part.ts"
import { SeeAs } from "#app/editor/see-as/see-as.tsx"

const parts: Partial<Record<ResourceType, KindParts>> = {
  "node--member": { Tools: SeeAs },
}

/** Parts that weigh more than other editors should load. */
const imports: Partial<Record<ResourceType, () => Promise<KindParts>>> = {
  "node--agenda": () =>
    import(/* webpackChunkName: "event-editor" */ "#app/agenda/editing/event-parts.tsx").then(({ eventParts }) => eventParts),
  "user--user": () => import(/* webpackChunkName: "user-editor" */ "#app/editor/people/user-parts.tsx").then(({ userParts }) => userParts),
}

const none: KindParts = {}

/** The parts of a kind, once `loadParts` has loaded them. */
export function partsOf(type: ResourceType): KindParts {
  return parts[type] ?? none
}

/** Loads the parts that come in a chunk of their own. Call it before a form of the kind is drawn. */
export async function loadParts(type: ResourceType): Promise<void> {
  const load = imports[type]
  if (load !== undefined) parts[type] ??= await load()
}
