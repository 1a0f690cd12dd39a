import { eventParts } from "#app/agenda/editing/event-parts.tsx"
import { EditorScreen } from "#app/screens/item/editor-screen.tsx"

export const eventEditor = { editor: () => Promise.resolve({ EditorScreen, parts: eventParts }) }
