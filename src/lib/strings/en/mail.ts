export const mail = {
  optional: (label: string) => `${label} (optional)`,
  note: (to: string) => `This page sends nothing itself. It opens your mail program with your text, addressed to ${to}.`,
  prepare: "Prepare the mail",
  incomplete: "This is not a complete email address.",
  opened: (to: string) =>
    `Your mail program should show the text below. Send it from there. If no program has opened, copy the text and send it to ${to}.`,
  tooLong: (to: string) => `Your text is too long for a mail program to take over. Copy it, and paste it into a mail to ${to}.`,
  text: "Text of the mail",
  copy: "Copy the text of the mail",
  again: "Open the mail program",
  inProgram: "Write it in your mail program",
}
