import { mailAddress } from "./mail-address.ts"

export type Mail = { readonly to: string; readonly subject: string; readonly body: string }

export type FormAnswer = { readonly label: string; readonly value: string }

/** Windows opens no longer address. */
const longest = 2000

export function isTooLong(mail: Mail): boolean {
  return mailtoOf(mail).length > longest
}

export function mailtoOf({ to, subject, body }: Mail): string {
  return `${mailAddress(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll(/\r?\n/g, "\r\n"))}`
}

/** An answer of several lines stands below its label. An empty answer is left out. */
export function answersText(answers: readonly FormAnswer[]): string {
  return answers
    .map(({ label, value }) => ({ label, value: value.trim() }))
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => (value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`))
    .join("\n")
    .trim()
}

/** A reader may answer these questions in the mail program instead of the form. */
export function questionsOf(labels: readonly string[]): string {
  return labels.map((label) => `${label}:\n`).join("\n")
}
