import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aServer, type TestServer } from "./server.ts"

/** A site with this content, and its contributor claire. */
export function aSiteOf(...content: readonly StoredEntity[]): TestServer {
  return aServer()
    .with(...content)
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()
}
