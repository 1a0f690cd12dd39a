import { isTooLong, mailtoOf, questionsOf, textOf } from "#lib/text/mailto.ts"

const mail = { to: "info@example.org", subject: "A brief & more", body: "Place: Liège\nUse: école" }

test("the address has the subject and the text, with the line ends of mails", () => {
  expect(mailtoOf(mail)).toBe("mailto:info@example.org?subject=A%20brief%20%26%20more&body=Place%3A%20Li%C3%A8ge%0D%0AUse%3A%20%C3%A9cole")
})

test("line ends of typed text aren't doubled", () => {
  expect(mailtoOf({ ...mail, body: "a\r\nb" })).toContain("body=a%0D%0Ab")
})

test("a text of several lines stands below its question, and an empty answer is left out", () => {
  const answers = [
    { label: "Practice", value: " Atelier " },
    { label: "Phone", value: "  " },
    { label: "Why", value: "One.\nTwo." },
    { label: "Name", value: "Ann" },
  ]
  expect(textOf(answers)).toBe("Practice: Atelier\nWhy:\nOne.\nTwo.\n\nName: Ann")
})

test("the questions alone leave room for the answers", () => {
  expect(questionsOf(["Practice", "Why"])).toBe("Practice:\n\nWhy:\n")
})

test("an address that Windows would not open is too long", () => {
  expect(isTooLong(mail)).toBe(false)
  expect(isTooLong({ ...mail, body: "é".repeat(400) })).toBe(true)
})
