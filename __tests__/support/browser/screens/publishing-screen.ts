import { PublishingScreen } from "#dashboard/publishing/panel/publishing-screen.tsx"

export const publishingScreen = { publishing: () => Promise.resolve(PublishingScreen) }
