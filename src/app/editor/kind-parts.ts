import type { ResourceType } from "#contract/fields.ts"
import type { KindParts } from "./kind-part.ts"
import { eventParts } from "#app/agenda/editing/event-parts.tsx"
import { userParts } from "./people/user-parts.tsx"
import { SeeAs } from "./see-as/see-as.tsx"

const parts: Readonly<Partial<Record<ResourceType, KindParts>>> = {
  "user--user": userParts,
  "node--member": { Tools: SeeAs },
  "node--agenda": eventParts,
}

const none: KindParts = {}

export function partsOf(type: ResourceType): KindParts {
  return parts[type] ?? none
}
