import { passwordFor } from "#support/accounts.ts"
import type { TestBackEnd } from "#support/drupal/client.ts"
import { aServer, origin } from "#support/server.ts"

/** The embedded server with an administrator, who is asked for as a test's Drupal is. */
export function anEmbeddedServer(): Promise<TestBackEnd> {
  const { fetch, signIn } = aServer()
    .withAccount({ name: "ada", uid: 1, roles: ["administrator"] })
    .start()
  return Promise.resolve({
    url: origin,
    fetch,
    signIn: (name = "ada", password = passwordFor(name)) => signIn(name, { password }),
    close: () => Promise.resolve(),
  })
}
