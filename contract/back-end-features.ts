/** A profile lists the optional features of its back end as `g30_features`. */
export const backEndFeatures = [
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

export type BackEndFeature = (typeof backEndFeatures)[number]

export function isBackEndFeature(name: unknown): name is BackEndFeature {
  return backEndFeatures.some((feature) => feature === name)
}
