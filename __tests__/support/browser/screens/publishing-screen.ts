import { PublishingScreen } from "#app/publishing/panel/publishing-screen.tsx"

export const publishingScreen = { publishing: () => Promise.resolve(PublishingScreen) }
