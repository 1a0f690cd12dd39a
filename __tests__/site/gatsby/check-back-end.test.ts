import { findFault, lackingLanguages } from "../../../src/gatsby/check-back-end.ts"

const answering =
  (answer: (url: URL) => Response | Promise<Response>): typeof fetch =>
  (input) =>
    Promise.resolve(answer(new URL(input instanceof Request ? input.url : input)))
const json = (value: unknown) => Response.json(value)
const good = (url: URL) => json(url.pathname === "/jsonapi" ? { links: {} } : { data: [] })
const api = "http://drupal.example"

test("a back end that answers every kind is fit to build from", async () => {
  expect(await findFault(api, answering(good))).toBeNull()
})

test("a back end that is down is named with its address and what to do", async () => {
  const fault = await findFault(api, () => Promise.reject(new TypeError("fetch failed")))
  expect(fault).toMatch(/doesn't answer at http:\/\/drupal\.example\/jsonapi\. Start the back end .* or set G30_API_URL/)
})

test("a back end that fails on one kind is named with that address", async () => {
  const fault = await findFault(
    api,
    answering((url) => (url.pathname.endsWith("/node/member") ? new Response("", { status: 500 }) : good(url))),
  )
  expect(fault).toMatch(/answered 500 at http:\/\/drupal\.example\/jsonapi\/node\/member/)
})

test("malformed JSON is a fault", async () => {
  const fault = await findFault(
    api,
    answering((url) => (url.pathname.endsWith("/article") ? new Response('{"data": [') : good(url))),
  )
  expect(fault).toMatch(/\/node\/article\?.* is no JSON\./)
})

test("languages that the back end doesn't have are named once, and it is built from all the same", async () => {
  const inFrench = answering((url) => (url.pathname.startsWith("/nl/") ? new Response("", { status: 404 }) : json({ links: {} })))
  expect(await lackingLanguages(api, inFrench)).toMatch(/^The back end has no Dutch \(404 at http:\/\/drupal\.example\/nl\/jsonapi\)/)
  expect(
    await lackingLanguages(
      api,
      answering(() => new Response("", { status: 404 })),
    ),
  ).toMatch(/has no French and Dutch/)
  expect(
    await lackingLanguages(
      api,
      answering(() => json({ links: {} })),
    ),
  ).toBeNull()
  const broken = lackingLanguages(
    api,
    answering(() => new Response("", { status: 503 })),
  )
  await expect(broken).rejects.toThrow("answered 503 at http://drupal.example/fr/jsonapi")
})
