/** A profile lists the optional features of its back end as `g30_features`. */
export const features = [
  "invitations",
  "late-mails",
  /** Visitors can't read files that only drafts use. */
  "private-files",
  "publishing",
  /** A Drupal needs the module Redirect. */
  "redirects",
  "replaced-files",
  "translation-filters",
] as const

export type Feature = (typeof features)[number]

export function isFeature(name: unknown): name is Feature {
  return features.some((feature) => feature === name)
}
