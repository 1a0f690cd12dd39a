export const mail = {
  optional: (label: string) => `${label} (optional)`,
  note: (to: string) => `This page sends nothing itself. It opens your email program with your text, addressed to ${to}.`,
  prepare: "Prepare the email",
  incomplete: "This is not a complete email address.",
  opened: (to: string) =>
    `Your email program should show the text below. Send it from there. If no program has opened, copy the text and send it to ${to}.`,
  tooLong: (to: string) => `Your text is too long for an email program to take over. Copy it, and paste it into an email to ${to}.`,
  text: "Text of the email",
  copy: "Copy the text of the email",
  again: "Open the email program",
  inProgram: "Write it in your email program",
}
