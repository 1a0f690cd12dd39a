import { isApiPath } from "#contract/paths.ts"
import { webhookPath } from "#contract/publishing.ts"
import { framed } from "#server/request-middleware.ts"
import { senderAddress, type Fetch } from "#server/http/connection.ts"
import { pathOf } from "#server/http/path.ts"
import { listen, startServer, type ContentServer, type RunningServer } from "#server/listen.ts"
import { makePublishing, type Publishing, type PublishingSettings } from "#server/publishing/publishing.ts"
import { jsonLog } from "#server/terminal/log.ts"
import { serveSite } from "#server/site/serve-site.ts"
import { textFiles } from "#server/site/site-texts.ts"
import { OperatorError } from "#server/process/closing.ts"
import type { Content } from "./content.ts"
import type { Environment } from "#publisher/environment.ts"
import { currentSite, formerSites } from "#publisher/release-folders.ts"

/** With `publishing`, this program builds the site after changes. */
export function serveAll(environment: Environment, { db }: Content, publishing?: PublishingSettings): Promise<ContentServer> {
  const { publishing: _, ...rest } = environment
  const siteFolder = () => currentSite(environment.home)
  const formerFolders = () => formerSites(environment.home)
  const publishingOption = publishing === undefined ? {} : { publishing }
  return withPort(environment, () => startServer({ ...rest, ...publishingOption, db, log: logOf(environment), siteFolder, formerFolders }))
}

/** A webhook asks for builds, because the content comes from elsewhere. */
export async function serveSiteAlone(environment: Environment): Promise<RunningServer & { readonly publishing: Publishing }> {
  const { home, port, host, apiUrl, session } = environment
  const log = logOf(environment)
  const siteFolder = () => currentSite(home)
  const publishing = makePublishing({ ...environment.publishing, db: null, home, log, siteUrl: session.siteUrl })
  const formerFolders = () => formerSites(home)
  const texts = textFiles({ origin: environment.origin, apiOrigin: apiUrl === null ? undefined : new URL(apiUrl).origin })
  const fetch: Fetch = (request, bindings) => {
    const path = pathOf(request)
    if (path === webhookPath && request.method === "POST")
      return publishing.webhook(request, senderAddress(request, bindings, session.isBehindProxy ?? false))
    return isApiPath(path) ? new Response(null, { status: 404 }) : serveSite({ siteFolder, formerFolders, texts }, request)
  }
  const site = { fetch: framed(fetch, { config: { ...environment, corsOrigins: [] }, log }) }
  const server = await withPort(environment, () => listen(site, { port, host, isBehindProxy: session.isBehindProxy }))
  const close = async () => {
    await Promise.all([publishing.close(), server.close()])
  }
  return { ...server, close, publishing }
}

function logOf({ verbosity = "errors" }: Environment) {
  return jsonLog(
    (line) => process.stderr.write(line),
    () => new Date(),
    verbosity,
  )
}

async function withPort<Started>({ port, host }: Environment, start: () => Promise<Started>): Promise<Started> {
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
