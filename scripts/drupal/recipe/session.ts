import { roles } from "#contract/fields.ts"
import { scopes, siteClient } from "#contract/session.ts"
import { configEntity, uuidOfName, type DrupalConfig } from "./config.ts"
import type { YamlMap } from "./yaml.ts"

/** Seconds. The site refreshes its access ahead of time, and users stay signed in for two weeks. */
const lifetimes = { access: 15 * 60, refresh: 14 * 24 * 60 * 60 }

const grants = ["password", "refresh_token"]

export function scopeConfig(): DrupalConfig {
  const entries = scopes.map((scope) => {
    const grantTypes = Object.fromEntries(grants.map((grant) => [grant, { status: true, description: "" }]))
    const values: YamlMap = {
      id: scope,
      name: scope,
      description: scope === "authenticated" ? "Everyone who is signed in" : `The role ${roles[scope]}`,
      grant_types: grantTypes,
      umbrella: false,
      parent: "_none",
      granularity_id: "role",
      granularity_configuration: { role: scope },
    }
    const needs = scope === "authenticated" ? [] : [`user.role.${scope}`]
    return [`simple_oauth.oauth2_scope.${scope}`, configEntity({ config: needs, module: ["simple_oauth"] }, values)] as const
  })
  return Object.fromEntries(entries)
}

/** Everyone can read the site's id as a client, so it is public and has no secret. */
export function consumerContent(): Readonly<Record<string, YamlMap>> {
  const uuid = uuidOfName("consumer")
  const value = (one: string | number | boolean) => [{ value: one }]
  const consumer: YamlMap = {
    _meta: { version: "1.0", entity_type: "consumer", uuid, default_langcode: "en" },
    default: {
      client_id: value(siteClient),
      label: value("The site and its dashboard"),
      grant_types: grants.map((grant) => ({ value: grant })),
      confidential: value(false),
      third_party: value(false),
      access_token_expiration: value(lifetimes.access),
      refresh_token_expiration: value(lifetimes.refresh),
    },
  }
  return { [`consumer/${uuid}`]: consumer }
}
