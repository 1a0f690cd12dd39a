/** Words for what content says of itself by a code. */
export const languages = { en: "English", fr: "French", nl: "Dutch", de: "German" } as const

export const regions = { "BE-BRU": "Brussels-Capital", "BE-VLG": "Flanders", "BE-WAL": "Wallonia" } as const

export const actionKinds = { action: "Action", project: "Project" } as const

export const phases = { planned: "Planned", ongoing: "Ongoing", completed: "Completed" } as const

export const dates = {
  since: (when: string) => `since ${when}`,
  until: (when: string) => `until ${when}`,
  between: (start: string, end: string) => `${start} to ${end}`,
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  months: (count: number) => (count === 1 ? "1 month" : `${count} months`),
} as const

export const contentKinds = { publication: "Publication" } as const
