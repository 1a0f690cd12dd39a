import { resolve } from "node:path"
import { readEnvironment } from "#publisher/environment.ts"
import { ConfigError } from "#server/config.ts"

test("with nothing set the site is at port 8000 of this machine, its state in .g30, its content the embedded server's", () => {
  expect(readEnvironment({})).toEqual({
    port: 8000,
    host: "127.0.0.1",
    home: resolve(".g30"),
    corsOrigins: [],
    publishing: { isAutomatic: true },
    session: {},
    allowsDemoAccounts: false,
    apiUrl: null,
    siteUrl: null,
    clientId: "g30-site",
  })
})

test("the site may be another OAuth client", () => {
  const drupal = { G30_API_URL: "https://cms.example.org" }
  expect(readEnvironment({ ...drupal, GATSBY_CLIENT_ID: "site-headless" }).clientId).toBe("site-headless")
  const own = { G30_CLIENT_ID: "site-headless", G30_CLIENT_SECRET: "a secret of sixteen" }
  expect(readEnvironment({ ...own, GATSBY_CLIENT_ID: "site-headless" }).clientId).toBe("site-headless")
})

test("addresses lose their closing slash, and empty ones count as not set", () => {
  expect(readEnvironment({ G30_API_URL: "https://cms.example.org/", G30_SITE_URL: "" })).toMatchObject({
    apiUrl: "https://cms.example.org",
    siteUrl: null,
  })
})

test.each([
  [{ PORT: "80a" }, /^PORT is "80a", but must be a port number/],
  [{ G30_API_URL: "cms.example.org" }, /^G30_API_URL is "cms.example.org", but must be an address/],
  [{ GATSBY_CLIENT_ID: "site-headless" }, /^GATSBY_CLIENT_ID is "site-headless", but the content server knows g30-site alone/],
  [{ GATSBY_CLIENT_ID: "my site" }, /^GATSBY_CLIENT_ID is "my site", but must be the id of an OAuth client/],
  [{ G30_BUILD_USER: "builder", G30_API_URL: "https://cms.example.org" }, /^G30_BUILD_PASSWORD is missing/],
  [
    { G30_BUILD_USER: "builder", G30_BUILD_PASSWORD: "secret" },
    /^G30_BUILD_USER and G30_BUILD_CLIENT_ID are for a back end that G30_API_URL names/,
  ],
])("%j is refused by name", (env, message) => {
  expect(() => readEnvironment(env)).toThrow(ConfigError)
  expect(() => readEnvironment(env)).toThrow(message)
})
