/** `npm run build` writes the static site to `public/`. */
import { runProgram } from "#server/process/closing.ts"
import { openContent } from "./content.ts"
import { readEnvironment } from "#publisher/environment.ts"
import { serveAll } from "./serve.ts"
import { buildSite } from "#publisher/full-build.ts"
import { makeSteps } from "./steps.ts"

runProgram(async ({ closing, print }) => {
  const environment = readEnvironment(process.env)
  const serveContent = async () => {
    const content = await openContent(environment.home, "demo")
    closing.add(() => content.db.close())
    const server = await serveAll({ ...environment, host: "127.0.0.1", port: 0, allowsDemoAccounts: true }, content)
    closing.add(server.close)
    return server.url
  }
  const apiUrl = environment.apiUrl ?? (await serveContent())
  await makeSteps(print).run("site", async () => {
    await buildSite({ root: process.cwd(), environment, apiUrl, print, signal: closing.signal })
    const lacks = "without a sitemap, feeds, structured data and pictures of shared links, which need G30_SITE_URL"
    return { words: environment.siteUrl === null ? `built into public/, ${lacks}` : "built into public/", value: undefined }
  })
  return "end"
})
