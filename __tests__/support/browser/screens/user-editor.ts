import { userParts } from "#dashboard/editor/people/user-parts.tsx"
import { EditorScreen } from "#dashboard/screens/item/editor-screen.tsx"

export const userEditor = { editor: () => Promise.resolve({ EditorScreen, parts: userParts }) }
