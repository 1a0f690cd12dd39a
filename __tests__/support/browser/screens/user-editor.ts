import { userParts } from "#app/editor/people/user-parts.tsx"
import { EditorScreen } from "#app/screens/item/editor-screen.tsx"

export const userEditor = { editor: () => Promise.resolve({ EditorScreen, parts: userParts }) }
