/** Addresses of items and of small pictures, as the embedded server has them. */
import { styleUrl } from "#contract/image-styles.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { made, published, uploaded, userOf, visitorOf, type Client } from "#support/drupal/client.ts"

let drupal: TestDrupal
let admin: Client
let visitor: Client

beforeAll(async () => {
  drupal = await aDrupal()
  admin = await userOf(drupal)
  visitor = visitorOf(drupal)
})
afterAll(() => drupal.close())

test("an address that another item has, or that is none, is a 422 at its field", async () => {
  const alias = (path: string) => admin.post("node--article", { attributes: published("Address", { path: { alias: path } }) })
  expect((await alias("/post/address")).status).toBe(201)
  for (const path of ["/post/address", "post/none", "/post/a b", "/post//two", "/post/50%25", `/post/${"long".repeat(70)}`]) {
    const { status, errors } = await alias(path)
    expect([path, status, errors[0]?.source?.pointer]).toEqual([path, 422, "/data/attributes/path"])
  }
})

test("whether an address is free is asked without an error", async () => {
  const ask = (path: string, quiet: string) => visitor.get(`/router/translate-path?path=${path}${quiet}`, { Accept: "application/json" })
  await made(admin, "node--article", { attributes: { title: "Draft", status: false, path: { alias: "/post/hidden" } } })
  const free = await ask("/post/free", "&quiet=1")
  const hidden = await ask("/post/hidden", "&quiet=1")
  expect([free.status, free.text, (await ask("/post/free", "")).status]).toEqual([200, "null", 404])
  expect([hidden.status, hidden.text.includes("Draft"), (await ask("/post/hidden", "")).status]).toEqual([200, false, 403])
})

test("small copies of a picture need no token, in the styles of the site alone", async () => {
  const { attributes } = await uploaded(drupal, "small.png")
  const { url = "" } = attributes.uri as { readonly url?: string }
  const address = styleUrl(url, "w200")
  const copy = await drupal.fetch(address)
  expect([copy.status, copy.headers.get("content-type")]).toEqual([200, "image/webp"])
  const other = address.replace("/styles/w200/", "/styles/thumbnail/").replace(/\.webp$/, "")
  expect((await drupal.fetch(other)).status).toBe(404)
  expect((await drupal.fetch(address.replace("/styles/w200/public/", "/styles/w400/public/styles/w200/public/"))).status).toBe(404)
})

test("what visitors get may be kept, but not for those who sign in", async () => {
  const { headers } = await visitor.get("/jsonapi/node/article")
  expect(headers.get("cache-control")).toBe("max-age=300, public")
  expect(headers.get("vary")).toContain("Authorization")
  expect((await admin.get("/jsonapi/node/article")).headers.get("cache-control")).toContain("private")
})
