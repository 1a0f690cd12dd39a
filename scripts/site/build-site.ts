import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Environment } from "#scripts/environment.ts"
import { buildWithGatsby, type GatsbyBuild } from "./gatsby-build.ts"

export type SiteBuild = Pick<GatsbyBuild, "root" | "print" | "onPhase" | "mayBeEmpty"> & {
  readonly environment: Environment
  readonly apiUrl: string
  readonly signal: AbortSignal
  /** Settings of this build alone. */
  readonly env?: Readonly<Record<string, string>>
}

/** Builds the site into `public/`. With a new state folder nothing of earlier builds is used. */
export async function buildSite({ environment, apiUrl, env = {}, ...build }: SiteBuild): Promise<void> {
  const isFresh = !existsSync(join(environment.home, "sites"))
  await buildWithGatsby({ ...build, home: environment.home, env: { ...buildSettings(environment, apiUrl), ...env }, isFresh })
}

/** What src/gatsby/ is told. Browsers ask the embedded server at the site's own origin. */
export function buildSettings(environment: Environment, apiUrl: string): Readonly<Record<string, string>> {
  return {
    G30_API_URL: apiUrl,
    GATSBY_API_URL: environment.apiUrl ?? "",
    G30_SITE_URL: environment.siteUrl ?? "",
    GATSBY_CLIENT_ID: environment.clientId,
  }
}
