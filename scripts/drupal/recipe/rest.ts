/** Drupal's REST has the own account and lost passwords beside JSON:API (docs/drupal-contract.md). */
import { configEntity, type DrupalConfig } from "./config.ts"

type RestResource = { readonly id: string; readonly plugin: string; readonly module: string; readonly methods: readonly string[] }

const resources: readonly RestResource[] = [
  { id: "entity.user", plugin: "entity:user", module: "user", methods: ["GET", "PATCH"] },
  { id: "lost_password_resource", plugin: "lost_password_resource", module: "rest_password", methods: ["POST"] },
  { id: "lost_password_reset", plugin: "lost_password_reset", module: "rest_password", methods: ["POST"] },
]

export function restConfig(): DrupalConfig {
  const entries = resources.map(({ id, plugin, module, methods }) => {
    const configuration = { methods, formats: ["json"], authentication: ["oauth2", "cookie"] }
    const values = { id, plugin_id: plugin, granularity: "resource", configuration }
    return [`rest.resource.${id}`, configEntity({ module: ["serialization", "simple_oauth", "user", module] }, values)] as const
  })
  return Object.fromEntries(entries)
}
