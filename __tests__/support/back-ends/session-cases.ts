/** Cases about addresses, tokens and accounts. */
import { collectionPath, translatePath, userPath } from "#contract/paths.ts"
import type { Profile } from "#contract/session.ts"
import { clientOf, grant, one, signedIn, type BackEnd, type Client } from "./back-end.ts"

const articles = collectionPath("node--article")

/** `given` has the back end once the tests run. */
export function sessionCases(given: () => { readonly backEnd: BackEnd; readonly admin: Client }): void {
  let backEnd: BackEnd
  let admin: Client
  beforeAll(() => {
    ;({ backEnd, admin } = given())
  })

  describe("resolves addresses", () => {
    it("to the item that has it", async () => {
      const { id } = one(await admin.create("node--page", { attributes: { title: "Found", status: true, path: { alias: "/found" } } }))
      const { status, body } = await admin.read<{ readonly entity: { readonly uuid: string } }>(`${translatePath}?path=/found`)
      expect([status, body.entity.uuid]).toEqual([200, id])
    })

    it("but answers 404 for an address that no item has", async () => {
      expect((await admin.read(`${translatePath}?path=/free`)).status).toBe(404)
    })
  })

  describe("signs in", () => {
    it("by name and password, and refreshes", async () => {
      const { name, password } = backEnd.administrator
      const first = await grant(backEnd, { grant_type: "password", username: name, password })
      expect(first.body).toMatchObject({ token_type: "Bearer" })
      const second = await grant(backEnd, { grant_type: "refresh_token", refresh_token: first.body.refresh_token ?? "" })
      expect(second.status).toBe(200)
      expect((await clientOf(backEnd, `Bearer ${second.body.access_token ?? ""}`).read(articles)).status).toBe(200)
    })

    it("refuses a wrong password and a wrong refresh token", async () => {
      const wrong = await grant(backEnd, { grant_type: "password", username: backEnd.administrator.name, password: "wrong" })
      expect([wrong.status, wrong.body.error]).toEqual([400, "invalid_grant"])
      const refresh = await grant(backEnd, { grant_type: "refresh_token", refresh_token: "wrong" })
      expect([400, 401]).toContain(refresh.status)
    })

    it("refuses an access token that isn't one", async () => {
      expect((await clientOf(backEnd, "Bearer wrong").read(articles)).status).toBe(401)
    })
  })

  describe("knows accounts", () => {
    const account = { name: "mel", mail: "mel@example.org", pass: "spirit level of brass", status: true }

    it("that an administrator makes, whose user signs in, reads and changes the own profile", async () => {
      const created = await admin.create("user--user", { attributes: account })
      expect(created.status).toBe(201)
      const { id, attributes } = one(created)
      const mel = await signedIn(backEnd, account.name, account.pass)
      const profile = await mel.read<Profile>(userPath(Number(attributes?.drupal_internal__uid)))
      expect(profile.body).toMatchObject({ name: [{ value: "mel" }], mail: [{ value: "mel@example.org" }] })
      expect((await mel.change("user--user", id, { attributes: { preferred_langcode: "nl" } })).status).toBe(200)
      // A save of an account ends its access tokens.
      const again = await signedIn(backEnd, account.name, account.pass)
      expect([403, 404]).toContain((await again.create("node--page", { attributes: { title: "Not mine" } })).status)
    })

    it("whose profiles others don't read", async () => {
      expect((await clientOf(backEnd).read(userPath(backEnd.administrator.uid))).status).toBe(403)
    })
  })
}
