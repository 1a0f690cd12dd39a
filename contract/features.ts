/** Optional features of a back end. A profile lists those that its back end has as `g30_features`. */
export const features = [
  "invitations",
  "late-mails",
  /** Files of drafts are kept from visitors. */
  "private-files",
  "publishing",
  /** A Drupal has them where its module Redirect is installed. */
  "redirects",
  /** Files get other content at their address. */
  "replaced-files",
  "translation-filters",
] as const

export type Feature = (typeof features)[number]

export function isFeature(name: unknown): name is Feature {
  return features.some((feature) => feature === name)
}
