/** Each language has its own, below its prefix. */
export const webManifestPath = "/site.webmanifest"
