/** Who used to get an account's mails learns what was changed of it. */
import { lostPasswordPath, lostPasswordResetPath, userPath } from "#contract/paths.ts"
import { passwordFor } from "#support/accounts.ts"
import { aServer, type TestServer } from "#support/server.ts"

const newPassword = "a level and a square"

const anOffice = () =>
  aServer()
    .withAccount({ name: "ada", roles: ["administrator"] })
    .withAccount({ name: "ines", uid: 3, uuid: "5f0b9c1e-6c1b-4d5e-8a53-3f0f0f6d1a01", langcode: "fr" })
    .start()

async function change(server: TestServer, by: string, fields: object): Promise<number> {
  const headers = { "content-type": "application/json", authorization: await server.signIn(by) }
  const { status } = await server.fetch(userPath(3), { method: "PATCH", headers, body: JSON.stringify(fields) })
  // Mails leave after the answer.
  await new Promise((resolve) => setImmediate(resolve))
  return status
}

async function post(server: TestServer, path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" }
  const { status } = await server.fetch(`${path}?_format=json`, { method: "POST", headers, body: JSON.stringify(body) })
  await new Promise((resolve) => setImmediate(resolve))
  return status
}

const told = ({ mails }: TestServer) => mails.map(({ to, subject }) => `${to}: ${subject}`)
const ofMail = "ines@example.org: Une autre adresse pour votre compte chez G30"
const ofPassword = "ines@example.org: Votre mot de passe pour G30 a été changé"

test.each([
  ["a mail address, by its user", "ines", { mail: "i@example.org", pass: [{ existing: passwordFor("ines") }] }, [ofMail]],
  ["a mail address, by an administrator", "ada", { mail: "i@example.org" }, [ofMail]],
  ["a password, by its user", "ines", { pass: [{ existing: passwordFor("ines"), value: newPassword }] }, [ofPassword]],
  ["a password, by an administrator", "ada", { pass: newPassword }, [ofPassword]],
  ["both at once", "ada", { mail: "i@example.org", pass: newPassword }, [ofMail, ofPassword]],
  ["neither", "ada", { mail: "ines@example.org", name: "inès" }, []],
])("the former address learns of a change of %s", async (_, by, fields, expected) => {
  const server = anOffice()

  expect(await change(server, by, fields)).toBe(200)
  expect(told(server)).toEqual(expected)
  for (const { text } of server.mails) expect(text).not.toContain("i@example.org")
})

test("the former address learns of a change through JSON:API too", async () => {
  const server = anOffice()
  const headers = { "content-type": "application/vnd.api+json", authorization: await server.signIn("ada") }
  const id = "5f0b9c1e-6c1b-4d5e-8a53-3f0f0f6d1a01"
  const body = JSON.stringify({ data: { type: "user--user", id, attributes: { mail: "i@example.org" } } })
  expect((await server.fetch(`/jsonapi/user/user/${id}`, { method: "PATCH", headers, body })).status).toBe(200)
  await new Promise((resolve) => setImmediate(resolve))

  expect(told(server)).toEqual([ofMail])
  expect(server.mails[0]?.text).toContain("prévenez aussitôt un administrateur")
})

test("the account's address learns that a mailed link replaced the password", async () => {
  const server = anOffice()
  await post(server, lostPasswordPath, { mail: "ines@example.org" })
  const temp_pass = /temp_pass=(\S+)/.exec(server.mails[0]?.text ?? "")?.[1]

  expect(await post(server, lostPasswordResetPath, { name: "ines", temp_pass, new_pass: newPassword })).toBe(200)
  expect(told(server).slice(1)).toEqual([ofPassword])
})

test("of many simultaneous guesses at the present password only five are compared", async () => {
  const server = anOffice()
  const headers = { "content-type": "application/json", authorization: await server.signIn("ines") }
  const guess = async (existing: string) => {
    const body = JSON.stringify({ pass: [{ existing, value: newPassword }] })
    return (await server.fetch(userPath(3), { method: "PATCH", headers, body })).status
  }

  const answers = await Promise.all([...Array.from({ length: 20 }, (_, index) => `guess ${index}`), passwordFor("ines")].map(guess))

  expect(answers).toEqual([...Array.from({ length: 5 }, () => 422), ...Array.from({ length: 16 }, () => 429)])
})
