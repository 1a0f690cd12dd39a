import { readAccount } from "#dashboard/session/profile/profile.ts"
import { recorded } from "#support/browser/drupal.ts"

async function contributrice() {
  const body: unknown = await recorded("user-20-own-with-roles").json()
  const account = readAccount(body)
  if (account === null) throw new Error("The recording isn't a profile.")
  return account
}

test("a profile has roles, a member page and a language", async () => {
  expect((await contributrice()).profile).toMatchObject({ uid: 2, roles: ["contributor"], member: { number: 1 }, langcode: "en" })
})

test.each([null, "<html></html>", {}, { uid: [{ value: 2 }] }, { uid: [{ value: "2" }], name: [{ value: "x" }] }, { uid: 2, name: "x" }])(
  "%p is no profile",
  (body) => {
    expect(readAccount(body)).toBeNull()
  },
)

test("a profile needs only its number and name", () => {
  const account = readAccount({ uid: [{ value: 2 }], name: [{ value: "x" }], roles: "hidden", field_member: [{ target_id: null }] })
  const profile = { uid: 2, name: "x", mail: null, roles: [], member: null, langcode: "en" }
  expect(account?.profile).toEqual({ ...profile, wantsMails: null, features: null })
})
