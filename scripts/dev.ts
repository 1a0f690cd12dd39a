/** `npm run dev` runs gatsby develop with the content server. A change of content refreshes the page. */
import { contentVersion } from "#server/content/changes.ts"
import { runProgram } from "#server/process/closing.ts"
import { openContent, lockState, type Content } from "./content.ts"
import { readEnvironment } from "#publisher/environment.ts"
import { serveAll } from "./serve.ts"
import { runGatsby } from "#publisher/run-gatsby.ts"
import { labelled } from "./steps.ts"

/** Milliseconds between two checks of the content's version. */
const interval = 500

runProgram(async ({ closing, print }) => {
  const environment = readEnvironment(process.env)
  await lockState(environment.home, closing)
  const site = `http://localhost:${environment.port}`
  const serveContent = async () => {
    const content = await openContent(environment.home, "demo")
    const server = await serveAll({ ...environment, port: 0 }, content)
    const timer = watchContent(content, site, print)
    closing.add(() => content.db.close())
    closing.add(server.close)
    closing.add(() => clearInterval(timer))
    print(labelled("content", `${server.url}/jsonapi`))
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
        // src/gatsby/dev-server.ts passes the API's paths on.
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

function watchContent({ db, version }: Content, site: string, print: (line: string) => void): NodeJS.Timeout {
  let lastVersion = version
  return setInterval(() => {
    const now = contentVersion(db)
    if (now === lastVersion) return
    lastVersion = now
    print(labelled("content", `version ${now}: refreshing the site`))
    fetch(`${site}/__refresh`, { method: "POST" }).catch(() =>
      print(labelled("content", "the site isn't up yet; it will start with this version")),
    )
  }, interval)
}
