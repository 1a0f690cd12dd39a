/** Small copies of pictures, in Drupal's words image styles. Each is a WebP picture of at most a width in pixels. */
import { filesPath } from "./paths.ts"

export const imageStyles = { w200: 200, w400: 400, w800: 800, w1600: 1600 } as const
export type ImageStyle = keyof typeof imageStyles

export const stylesPath = `${filesPath}/styles`

export function isImageStyle(name: string): name is ImageStyle {
  return Object.hasOwn(imageStyles, name)
}

/** Returns the address of a copy, as Drupal forms it for a style that converts pictures. Addresses of other places stay as they are. */
export function styleUrl(fileUrl: string, style: ImageStyle): string {
  const [, before, path] = new RegExp(`^((?:https?://[^/]+)?)${filesPath}/([^?#]+)`).exec(fileUrl) ?? []
  return before === undefined || path === undefined ? fileUrl : `${before}${stylesPath}/${style}/public/${path}.webp`
}
