import { startServer } from "#server/listen.ts"
import { demoComplaint, demoPassword, giveDemoPasswords, signInAdvice } from "#server/session/passwords/demo.ts"
import { storeHash } from "#server/content/accounts/passwords.ts"
import { accountByName } from "#server/content/accounts/accounts.ts"
import { cheapHashing } from "#support/accounts.ts"
import { anAccount } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const aDemo = async () => {
  const server = aServer()
    .with(anAccount("margaux", { fields: { roles: ["administrator"] } }), anAccount("pieter"))
    .start()
  await giveDemoPasswords(server.db, cheapHashing)
  return server
}

test("the demo's accounts can sign in, and the operator is told how", async () => {
  const server = await aDemo()

  await expect(server.signIn("margaux", { password: demoPassword })).resolves.toContain("Bearer")
  expect(signInAdvice(server.db)).toEqual([
    "The demo's accounts have the password plumb-line-30. Sign in at /user/login/ as",
    "  margaux@example.org (administrator)",
    "  pieter@example.org (member)",
  ])
})

test.each(["127.0.0.1", "127.8.0.1", "::1", "localhost"])("a server with the demo's passwords may listen at %s", async (host) => {
  const { db } = await aDemo()
  expect(demoComplaint(db, { host, origin: "http://localhost:8000", siteUrl: "http://[::1]:8000", isBehindProxy: false })).toBeNull()
})

test.each(["0.0.0.0", "::", "192.0.2.5", "g30.example"])(
  "with the demo's password in use the server doesn't listen at %s",
  async (host) => {
    const { db } = await aDemo()
    const options = { db, home: aTemporaryFolder(), port: 0, host, log: () => undefined }
    await expect(startServer(options)).rejects.toThrow("2 accounts still have the demo's password")
  },
)

test.each([
  ["behind a proxy", { session: { isBehindProxy: true } }],
  ["with a public origin", { origin: "https://g30.example" }],
  ["with a site at a public address", { session: { siteUrl: "https://g30.example" } }],
])("a server with the demo's passwords doesn't start %s", async (_, more) => {
  const { db } = await aDemo()
  const options = { db, home: aTemporaryFolder(), port: 0, host: "127.0.0.1", log: () => undefined }
  await expect(startServer({ ...options, ...more })).rejects.toThrow("2 accounts still have the demo's password")
})

test("without the demo's passwords, or if the operator allows them, the server listens anywhere", async () => {
  const { db } = await aDemo()
  const options = { db, home: aTemporaryFolder(), port: 0, host: "0.0.0.0", log: () => undefined }
  await (await startServer({ ...options, allowsDemoAccounts: true })).close()
  for (const name of ["margaux", "pieter"]) storeHash(db, accountByName(db, name)?.pk ?? 0, "another")

  await (await startServer(options)).close()

  expect(signInAdvice(db)).toEqual([])
})
