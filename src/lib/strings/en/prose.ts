export const text = {
  onThisPage: "On this page",
  notes: "Notes",
  note: (number: string) => `Note ${number}`,
  backToText: (number: number) => `Back to the text, note ${number}`,
  table: (number: number) => `Table ${number}`,
}
