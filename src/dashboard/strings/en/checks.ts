const links = (count: number) => (count === 1 ? "1 link" : `${count} links`)

export const checks = {
  title: "Checks before publishing",
  none: "Nothing found.",
  found: (errors: number, warnings: number) =>
    [
      errors > 0 ? `${errors} to fix before this can go live` : null,
      warnings > 0 ? (warnings === 1 ? "1 to look at" : `${warnings} to look at`) : null,
    ]
      .filter((part) => part !== null)
      .join(", "),
  error: "Blocks publishing",
  warning: "To look at",
  goTo: (label: string) => `Go to ${label}`,
  right: "Ignore",
  rightAgain: (count: number) => `Show ${count} ignored`,
  fixed: "Fixed.",
  called: "Ignored in this browser.",
  checkingLinks: (count: number) => `Checking where ${links(count)} of this site lead${count === 1 ? "s" : ""}…`,
  linksFailed: "Some links of this site could not be checked.",
  messages: {
    altMissing: "A picture has no alt text. Say what the picture shows, or mark it as decoration.",
    altIsFileName: "The alt text is the name of a file. Say what the picture shows.",
    headingOrder: "A small heading (3) stands above the first large one (2).",
    headingEmpty: "A heading has no words.",
    boldHeading: "A bold line plays a heading. Readers who jump from heading to heading miss it.",
    typedList: "Typed dashes, asterisks or numbers play a list. Screen readers do not read it as one.",
    tableWithoutHead: "A table has no header cells, so nobody hears what a column means.",
    linkEmpty: "A link has no words.",
    linkVague: "These words of a link do not say where it leads.",
    linkBroken: "A link leads to an address of this site that does not exist.",
    noteWithoutReference: "No number in the text leads to this note. Move its words into a new footnote, or remove it.",
    referenceWithoutNote: "A number in the text leads to no note. Write the note anew, or remove the number.",
    titleLong: "The title is very long: more than 100 characters. Search results and cards cut it off.",
    summaryMissing: "There is no summary. The home page and search results show the beginning of the text or nothing.",
  },
  fixes: {
    altMissing: "Mark as decoration",
    altIsFileName: "Mark as decoration",
    headingOrder: "Make it a large heading",
    headingEmpty: "Remove the heading",
    boldHeading: "Make it a heading",
    typedList: "Make it a list",
    tableWithoutHead: "Make the first row the header",
    linkEmpty: "Remove the link",
    linkBroken: "Remove the link",
    noteWithoutReference: "Remove the note",
    referenceWithoutNote: "Remove the number",
    summaryMissing: "Take the beginning of the text",
  } satisfies Record<string, string>,
}
