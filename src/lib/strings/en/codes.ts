export const languages = { en: "English", fr: "French", nl: "Dutch", de: "German" }

export const actionKinds = { action: "Action", project: "Project" }

export const publicationKinds = { position: "Position", opinion: "Opinion", report: "Report", interview: "Interview" }

export const contentKinds = { publication: "Publication" }

export const phases = { planned: "Planned", ongoing: "Ongoing", completed: "Completed" }
