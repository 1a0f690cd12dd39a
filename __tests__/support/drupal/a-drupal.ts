/** A Drupal for a test file, on a port of its own. */
import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { mediaType } from "#contract/jsonapi.ts"
import { tokenPath } from "#contract/paths.ts"
import { scopes, siteClient } from "#contract/session.ts"
import { servePhp } from "#scripts/drupal/up/serve.ts"
import { freePort } from "#support/ports.ts"
import { copyDrupal, preparedFolder, type Which } from "./prepared.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

export type TestDrupal = {
  readonly url: string
  /** Its folder, as scripts/drupal/up.ts makes one: its code is in `code/`, its mails are in `mails.txt`. */
  readonly folder: string
  /** Account 1, an administrator. */
  readonly administrator: { readonly name: string; readonly mail: string; readonly password: string }
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** The header `authorization` of an account; of the administrator without a name. */
  readonly signIn: (name?: string, password?: string, scope?: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** Starts a copy of the prepared Drupal. It must be closed. */
export async function aDrupal(which: Which = "module", { workers = 2 } = {}): Promise<TestDrupal> {
  const folder = aTemporaryFolder()
  copyDrupal(preparedFolder(which), folder)
  const administrator = { name: "ada", mail: "ada@example.org", password: readFileSync(join(folder, "password"), "utf8") }
  return servedDrupal(folder, { port: await freePort(), workers, administrator })
}

type Serving = { readonly port: number; readonly workers: number; readonly administrator: TestDrupal["administrator"] }

/** Serves the Drupal in a folder, and deletes it when it is closed. */
export async function servedDrupal(folder: string, { administrator, ...options }: Serving): Promise<TestDrupal> {
  const served = await servePhp(folder, options)
  const fetchOf = (path: string, init?: RequestInit) => fetch(new URL(path, served.url), init)
  return {
    url: served.url,
    folder,
    administrator,
    fetch: fetchOf,
    signIn: (username = administrator.name, password = administrator.password, scope = scopes.join(" ")) =>
      signIn(served.url, { username, password, scope }),
    close: async () => {
      await served.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(
  url: string,
  user: { readonly username: string; readonly password: string; readonly scope: string },
): Promise<string> {
  const form = { grant_type: "password", client_id: siteClient, ...user }
  const answer = await fetch(new URL(tokenPath, url), { method: "POST", body: new URLSearchParams(form) })
  const { access_token: token } = (await answer.json()) as { readonly access_token?: string }
  if (token === undefined) throw new Error(`${user.username} could not sign in: ${answer.status}`)
  return `Bearer ${token}`
}

/** The headers of a write. */
export function writing(authorization: string): Record<string, string> {
  return { authorization, "content-type": mediaType, accept: mediaType }
}
