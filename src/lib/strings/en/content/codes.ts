/** The words for the codes of content. */
export const en = {
  languages: { en: "English", fr: "French", nl: "Dutch", de: "German" },
  actionKinds: { action: "Action", project: "Project" },
  contentKinds: { publication: "Publication" },
  phases: { planned: "Planned", ongoing: "Ongoing", completed: "Completed" },
}
