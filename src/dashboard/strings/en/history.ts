const when = (at: Date, hasSeconds = false) =>
  at.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: hasSeconds ? "medium" : "short" })

export const history = {
  title: "Revisions",
  loading: "Loading the revisions",
  failed: "The revisions could not be loaded.",
  only: "There is one revision only: nothing was changed since.",
  /** `hasSeconds` means that another revision has the same minute. */
  revision: (at: string, by: string, hasSeconds = false) =>
    [at === "" ? "" : when(new Date(at), hasSeconds), by].filter((part) => part !== "").join(", "),
  draft: "draft",
  published: "published",
  present: "now",
  list: "All revisions",
  older: "Older revisions",
  newer: "Newer revisions",
  from: "Compare",
  to: "With",
  comparing: "Loading both revisions",
  comparisonFailed: "The revisions could not be compared.",
  same: "The two revisions have the same words.",
  restore: "Restore",
  restoreOf: (revision: string) => `Restore the revision of ${revision}`,
  restoring: "Restoring…",
  restored: (at: string) => `The version of ${at === "" ? "before" : when(new Date(at))} is in the form. Save to keep it.`,
  takenBack: "The form is as it was before.",
  intoForm: "Restoring puts the text into the form. Nothing changes on the site until you save.",
  noText: "That version has no text in this language.",
}
