import type { ResourceType } from "#contract/fields.ts"
import type { KindParts } from "#dashboard/editor/kind-part.ts"
import { SeeAs } from "#dashboard/editor/see-as/see-as.tsx"

/** Large parts of the editor load only with an editor of their kind. */
const parts: Partial<Record<ResourceType, () => KindParts | Promise<KindParts>>> = {
  "node--member": () => ({ Tools: SeeAs }),
  "node--agenda": () =>
    import(/* webpackChunkName: "event-editor" */ "#dashboard/agenda/editing/event-parts.tsx").then(({ eventParts }) => eventParts),
  "user--user": () =>
    import(/* webpackChunkName: "user-editor" */ "#dashboard/editor/people/user-parts.tsx").then(({ userParts }) => userParts),
}

export async function loadParts(type: ResourceType): Promise<KindParts> {
  return (await parts[type]?.()) ?? {}
}
