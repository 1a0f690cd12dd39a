import { mailAddress, mailIn } from "#lib/text/mail-address.ts"
import { isTooLong, mailtoOf, questionsOf, answersText } from "#lib/text/mailto.ts"

const mail = { to: "info@example.org", subject: "A brief & more", body: "Place: Liège\nUse: école" }

test("the address has the subject and the text, with the line ends of mails", () => {
  expect(mailtoOf(mail)).toBe("mailto:info@example.org?subject=A%20brief%20%26%20more&body=Place%3A%20Li%C3%A8ge%0D%0AUse%3A%20%C3%A9cole")
})

test.each([
  ["info@example.org", "mailto:info@example.org"],
  ["what?subject=x&bcc=y@example.org", "mailto:what%3Fsubject%3Dx%26bcc%3Dy@example.org"],
  ["100%#a+b@example.org", "mailto:100%25%23a%2Bb@example.org"],
  ["zoé@example.org", "mailto:zo%C3%A9@example.org"],
])("a mail to %s goes to nobody else, and the address can be read again", (to, address) => {
  expect(mailAddress(to)).toBe(address)
  expect(mailIn(`${address}?subject=x`)).toBe(to)
  expect(mailtoOf({ to, subject: "", body: "" })).toBe(`${address}?subject=&body=`)
})

test("a link that is no mail has no mail address, and a broken one stays as it is", () => {
  expect(mailIn("https://example.org/mailto:x")).toBeUndefined()
  expect(mailIn("mailto:50%@example.org")).toBe("50%@example.org")
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
  expect(answersText(answers)).toBe("Practice: Atelier\nWhy:\nOne.\nTwo.\n\nName: Ann")
})

test("the questions alone leave room for the answers", () => {
  expect(questionsOf(["Practice", "Why"])).toBe("Practice:\n\nWhy:\n")
})

test("an address that Windows would not open is too long", () => {
  expect(isTooLong(mail)).toBe(false)
  expect(isTooLong({ ...mail, body: "é".repeat(400) })).toBe(true)
})
