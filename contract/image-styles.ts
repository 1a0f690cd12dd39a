/** Each style makes a WebP picture with at most this width in pixels. */
import { filesPath } from "./paths.ts"

export const imageStyles = { w200: 200, w400: 400, w800: 800, w1600: 1600 } as const
export type ImageStyle = keyof typeof imageStyles

export const stylesPath = `${filesPath}/styles`

export function isImageStyle(name: string): name is ImageStyle {
  return Object.hasOwn(imageStyles, name)
}

/** Returns the address of a copy, in Drupal's form. Addresses of other places stay unchanged. */
export function styleUrl(fileUrl: string, style: ImageStyle): string {
  const [, before, path] = new RegExp(`^((?:https?://[^/]+)?)${filesPath}/([^?#]+)`).exec(fileUrl) ?? []
  return before === undefined || path === undefined ? fileUrl : `${before}${stylesPath}/${style}/public/${path}.webp`
}
