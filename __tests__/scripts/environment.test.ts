import { resolve } from "node:path"
import { EnvironmentError, readEnvironment } from "#scripts/environment.ts"

test("with nothing set the site is at port 8000 of this machine, its state in .g30, its content the embedded server's", () => {
  expect(readEnvironment({})).toEqual({ port: 8000, host: "127.0.0.1", home: resolve(".g30"), apiUrl: null, siteUrl: null })
})

test("addresses lose their closing slash, and empty ones count as not set", () => {
  expect(readEnvironment({ G30_API_URL: "https://cms.example.org/", G30_SITE_URL: "" })).toMatchObject({
    apiUrl: "https://cms.example.org",
    siteUrl: null,
  })
})

test.each([
  [{ PORT: "80a" }, 'PORT is "80a": it must be a number from 0 to 65535.'],
  [{ PORT: "70000" }, 'PORT is "70000": it must be a number from 0 to 65535.'],
  [{ G30_HOME: " " }, 'G30_HOME is " ": it must name a folder.'],
  [{ G30_API_URL: "cms.example.org" }, 'G30_API_URL is "cms.example.org": it must be an address such as https://www.example.org.'],
  [{ G30_SITE_URL: "ftp://g30.example" }, 'G30_SITE_URL is "ftp://g30.example": it must be an address such as https://www.example.org.'],
])("%j is refused by name", (env, message) => {
  expect(() => readEnvironment(env)).toThrow(new EnvironmentError(message))
})

test("all that is wrong is said at once", () => {
  expect(() => readEnvironment({ PORT: "x", G30_SITE_URL: "y" })).toThrow(/PORT[^]*G30_SITE_URL/)
})
