import type { ComponentType } from "react"
import type { ResourceType } from "#contract/fields.ts"
import type { KindParts } from "#dashboard/editor/kind-part.ts"
import type { EditorScreenProps } from "./item/editor-screen.tsx"
import type { Agenda } from "#dashboard/agenda/agenda.tsx"
import type { Lists } from "#dashboard/lists/lists.tsx"
import type { PublishingScreen } from "#dashboard/publishing/panel/publishing-screen.tsx"
import type { ProfileScreen } from "#features/account/profile/profile-screen.tsx"

/** A test gives only the screens that it looks at. */
export type Screens = {
  readonly lists: () => Promise<typeof Lists>
  readonly agenda: () => Promise<typeof Agenda>
  readonly publishing: () => Promise<typeof PublishingScreen>
  readonly profile: () => Promise<typeof ProfileScreen>
  readonly editor: (type: ResourceType) => Promise<Editor>
}

type Editor = { readonly EditorScreen: ComponentType<EditorScreenProps>; readonly parts: KindParts }
