/** The routes of the server, as Hono names them. */
import { jsonapiPath } from "#contract/paths.ts"
import { createApp } from "#server/app.ts"
import { openDatabase } from "#server/database/open.ts"
import { aPublishing } from "#support/publishing/publishing.ts"
import { cheapHashing } from "#support/accounts.ts"
import { testKey } from "#support/test-key.ts"

/** The pattern of a collection's path. */
export const resources = `${jsonapiPath}/:entityType/:bundle`

/** Routes that answer every write with 404 or 405. */
export const refusingRoutes = [
  ...["POST", "PATCH", "DELETE"].flatMap((method) => [
    `${method} ${jsonapiPath}`,
    `${method} ${resources}/:id/:related`,
    `${method} ${jsonapiPath}/*`,
  ]),
  `POST ${resources}/:id`,
  `PATCH ${resources}`,
  `DELETE ${resources}`,
]

export function serverRoutes(): readonly string[] {
  const db = openDatabase(":memory:")
  const { routes } = createApp({
    db,
    publishing: aPublishing(db),
    filesFolder: "unused",
    config: { corsOrigins: [] },
    log: () => undefined,
    now: () => new Date(0),
    session: { hashing: cheapHashing, makeKey: testKey },
  })
  return [...new Set(routes)].toSorted()
}
