import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Environment } from "#scripts/environment.ts"
import { buildWithGatsby } from "./gatsby-build.ts"
import { siteKey } from "./site-key.ts"
import { currentKey, installSite } from "./site-store.ts"

export type SiteBuild = {
  readonly root: string
  readonly environment: Environment
  readonly apiUrl: string
  /** The content's version; null for a Drupal, whose version isn't known. */
  readonly content: string | null
  readonly print: (line: string) => void
  readonly signal: AbortSignal
  readonly onBuild: () => void
}

/** Builds the site into `public/`. With a new state folder nothing of earlier builds is used. */
export async function buildSite({ root, environment, apiUrl, print, signal }: Omit<SiteBuild, "content" | "onBuild">): Promise<void> {
  // Browsers ask the embedded server at the site's own origin.
  const env = {
    G30_API_URL: apiUrl,
    GATSBY_API_URL: environment.apiUrl ?? "",
    G30_SITE_URL: environment.siteUrl ?? "",
    GATSBY_CLIENT_ID: environment.clientId,
  }
  const isFresh = !existsSync(join(environment.home, "sites"))
  await buildWithGatsby({ root, home: environment.home, env, print, signal, isFresh })
}

/** Tells whether what is served was built from these sources, this content and these settings. */
export async function isSiteCurrent({ root, environment, content }: Pick<SiteBuild, "root" | "environment" | "content">): Promise<boolean> {
  return (await currentKey(environment.home)) === (await keyOf({ root, environment, content }))
}

function keyOf({ root, environment, content }: Pick<SiteBuild, "root" | "environment" | "content">): Promise<string> {
  const { apiUrl, siteUrl, clientId } = environment
  return siteKey(root, content ?? "", { apiUrl, siteUrl, clientId })
}

export async function updateSite(build: SiteBuild): Promise<"built" | "reused"> {
  const { root, environment, content } = build
  const { home } = environment
  const key = await keyOf(build)
  if (content !== null && (await currentKey(home)) === key) return "reused"
  build.onBuild()
  await buildSite(build)
  await installSite(home, { folder: join(root, "public"), key }, new Date())
  return "built"
}
