import { isApiPath } from "#contract/paths.ts"
import { framed } from "#server/frame.ts"
import { pathOf } from "#server/http/path.ts"
import { listen, startServer, type RunningServer } from "#server/listen.ts"
import { jsonLog } from "#server/terminal/log.ts"
import { serveSite } from "#server/site/serve.ts"
import { textFiles } from "#server/site/text-files.ts"
import { OperatorError } from "./closing.ts"
import type { Content } from "./content.ts"
import type { Environment } from "./environment.ts"
import { currentSite, formerSites } from "./site/site-store.ts"

export function serveAll(environment: Environment, { db }: Content): Promise<RunningServer> {
  const siteFolder = () => currentSite(environment.home)
  const formerFolders = () => formerSites(environment.home)
  return withPort(environment, () => startServer({ ...environment, db, log: logOf(environment), siteFolder, formerFolders }))
}

export function serveSiteAlone(environment: Environment): Promise<RunningServer> {
  const { home, port, host, apiUrl } = environment
  const texts = textFiles(apiUrl === null ? undefined : new URL(apiUrl).origin)
  const built = { siteFolder: () => currentSite(home), formerFolders: () => formerSites(home), texts }
  const fetch = (request: Request) => (isApiPath(pathOf(request)) ? new Response(null, { status: 404 }) : serveSite(built, request))
  const site = { fetch: framed(fetch, { config: { ...environment, corsOrigins: [] }, log: logOf(environment) }) }
  return withPort(environment, () => listen(site, { port, host }))
}

function logOf({ verbosity = "errors" }: Environment) {
  return jsonLog(
    (line) => process.stderr.write(line),
    () => new Date(),
    verbosity,
  )
}

async function withPort({ port, host }: Environment, start: () => Promise<RunningServer>): Promise<RunningServer> {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error
    if (error.code === "EADDRINUSE") {
      throw new OperatorError(
        `Port ${port} of ${host} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
      )
    }
    if (error.code === "EACCES")
      throw new OperatorError(`Port ${port} may not be used by this user. Choose one above 1023: PORT=8000 npm start`)
    throw error
  }
}
