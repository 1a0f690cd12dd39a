import { grantOf, makeBuildAccount } from "../../../src/gatsby/build-account.ts"

const api = "http://drupal.example"
const user = { G30_BUILD_USER: "builder", G30_BUILD_PASSWORD: "a secret of the builder" }
const client = { G30_BUILD_CLIENT_ID: "g30-build", G30_BUILD_CLIENT_SECRET: "a secret of the client" }

type Asked = { readonly address: string; readonly form: Record<string, string> }

/** Answers each sign-in with another token, which lives so many seconds. */
function aTokenServer(seconds: number) {
  const requests: Asked[] = []
  const ask: typeof fetch = (input, options) => {
    const form = Object.fromEntries(options?.body instanceof URLSearchParams ? options.body : [])
    requests.push({ address: input instanceof Request ? input.url : String(input), form })
    return Promise.resolve(Response.json({ token_type: "Bearer", expires_in: seconds, access_token: `token ${requests.length}` }))
  }
  return { requests, ask }
}

test("without an account a build reads as a visitor, and asks for no token", async () => {
  const { requests, ask } = aTokenServer(300)
  expect(await makeBuildAccount(api, { G30_BUILD_USER: " " }, ask).headers()).toEqual({})
  expect(requests).toEqual([])
})

test("a user signs in by password, and one token serves until half a minute before it ends", async () => {
  const { requests, ask } = aTokenServer(300)
  const account = makeBuildAccount(api, user, ask)
  const both = await Promise.all([account.headers(), account.headers()])
  expect(both).toEqual([{ Authorization: "Bearer token 1" }, { Authorization: "Bearer token 1" }])
  expect(requests).toEqual([
    {
      address: "http://drupal.example/oauth/token",
      form: {
        grant_type: "password",
        username: "builder",
        password: "a secret of the builder",
        client_id: "g30-site",
        scope: "authenticated contributor administrator",
      },
    },
  ])
  const short = makeBuildAccount(api, user, aTokenServer(30).ask)
  expect([await short.headers(), await short.headers()]).toEqual([{ Authorization: "Bearer token 1" }, { Authorization: "Bearer token 2" }])
})

test("an OAuth client signs in by its secret, alone or for a user", () => {
  expect(grantOf(client)).toEqual({ grant_type: "client_credentials", client_id: "g30-build", client_secret: "a secret of the client" })
  expect(grantOf({ ...client, ...user })).toMatchObject({ grant_type: "password", client_id: "g30-build", username: "builder" })
})

test.each([
  [{ G30_BUILD_USER: "builder" }, /^G30_BUILD_PASSWORD is missing/],
  [{ G30_BUILD_PASSWORD: "a secret" }, /^G30_BUILD_USER is missing/],
  [{ G30_BUILD_CLIENT_ID: "g30-build" }, /^G30_BUILD_CLIENT_SECRET is missing/],
  [{ G30_BUILD_CLIENT_SECRET: "a secret" }, /^G30_BUILD_CLIENT_ID is missing/],
])("half an account (%j) is refused with the name of the missing variable, and without the secret", (env, message) => {
  expect(() => grantOf(env)).toThrow(message)
  expect(() => grantOf(env)).not.toThrow(/a secret/)
})

test.each([
  [
    "a wrong password",
    () => Response.json({ error: "invalid_grant" }, { status: 400 }),
    /refused the build's account .*HTTP 400 invalid_grant/,
  ],
  ["an address without tokens", () => new Response("<h1>Not found</h1>", { status: 404 }), /refused the build's account .*HTTP 404\)/],
  ["an answer without a token", () => Response.json({ hello: "world" }), /refused the build's account .*HTTP 200\)/],
])("%s gives one clear message without secrets", async (_, answer, message) => {
  const account = makeBuildAccount(api, { ...user, ...client }, () => Promise.resolve(answer()))
  await expect(account.headers()).rejects.toThrow(message)
  await expect(account.headers()).rejects.not.toThrow(/a secret/)
})
