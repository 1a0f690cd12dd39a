import { eventParts } from "#dashboard/agenda/editing/event-parts.tsx"
import { EditorScreen } from "#dashboard/screens/item/editor-screen.tsx"

export const eventEditor = { editor: () => Promise.resolve({ EditorScreen, parts: eventParts }) }
