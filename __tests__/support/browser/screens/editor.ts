import { EditorScreen } from "#dashboard/screens/item/editor-screen.tsx"

/** The editor of kinds that add nothing to it. */
export const editor = { editor: () => Promise.resolve({ EditorScreen, parts: {} }) }
