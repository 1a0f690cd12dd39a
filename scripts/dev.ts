/** `npm run dev`: gatsby develop, with the content server behind it; a change of content refreshes the page. */
import { contentVersion } from "#server/content/changes.ts"
import { runProgram } from "./closing.ts"
import { openContent, lockState, type Content } from "./content.ts"
import { readEnvironment } from "./environment.ts"
import { runGatsby } from "./site/gatsby.ts"
import { serveAll } from "./serve.ts"

/** Milliseconds between two looks at the content's version. */
const glance = 500

runProgram(async ({ closing, print }) => {
  const environment = readEnvironment(process.env)
  await lockState(environment.home, closing)
  const site = `http://localhost:${environment.port}`
  const serveContent = async () => {
    const content = await openContent(environment.home, "demo")
    const server = await serveAll({ ...environment, port: 0 }, content)
    const timer = watchContent(content, site, print)
    closing.add(() => {
      content.db.close()
    })
    closing.add(server.close)
    closing.add(() => {
      clearInterval(timer)
    })
    print(`content   ${server.url}/jsonapi`)
    return server.url
  }
  const apiUrl = environment.apiUrl ?? (await serveContent())
  const args = ["develop", "--port", String(environment.port), "--host", environment.host]
  const { code } = await runGatsby(
    { root: process.cwd(), args, isFresh: false },
    {
      env: {
        NODE_ENV: "development",
        ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
        G30_API_URL: apiUrl,
        // gatsby develop passes the API's paths on (src/gatsby/dev-server.ts).
        GATSBY_API_URL: "",
        GATSBY_CLIENT_ID: environment.clientId,
        G30_SITE_URL: environment.siteUrl ?? "",
      },
      onLine: print,
      signal: closing.signal,
    },
  )
  if (code !== 0) throw new Error(`gatsby develop ended with code ${code}.`)
  return "end"
})

/** Asks Gatsby to read the content again whenever it has grown a version. */
function watchContent({ db, version }: Content, site: string, print: (line: string) => void): NodeJS.Timeout {
  let seen = version
  return setInterval(() => {
    const now = contentVersion(db)
    if (now === seen) return
    seen = now
    print(`content   version ${now}: refreshing the site`)
    fetch(`${site}/__refresh`, { method: "POST" }).catch(() => {
      print("content   the site isn't up yet; it will start with this version")
    })
  }, glance)
}
