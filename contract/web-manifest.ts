export const webManifestPath = "/site.webmanifest"
