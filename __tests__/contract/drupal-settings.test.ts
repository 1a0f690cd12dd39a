/** The settings of the Drupal module are those of the content model and of the permissions. */
import { readFileSync } from "node:fs"
import { fieldsOf, kindOf, kinds, resourceTypes } from "#contract/content.ts"
import { roles, type ResourceType } from "#contract/fields.ts"
import { ownFields } from "#contract/permissions.ts"
import { formerTextFormat, textFormat } from "#contract/text-format.ts"

const settings = "drupal/modules/g30/config/install/g30.settings.yml"

type Lines = readonly string[]

function shownBy(): Lines {
  return resourceTypes.flatMap((type) => {
    const { entityType, bundle } = kindOf(type)
    const hidden = Object.entries(fieldsOf(type)).flatMap(([name, { shownBy: by }]) => (by === undefined ? [] : [`      ${name}: ${by}`]))
    return hidden.length === 0 ? [] : [`  ${entityType}:`, `    ${bundle}:`, ...hidden]
  })
}

function own(type: ResourceType): Lines {
  return [`  ${kindOf(type).bundle}:`, ...ownFields(type).map((name) => `    - ${name}`)]
}

/** The kinds that the embedded server tells of too (server/jsonapi/sync.ts). */
function built(): Lines {
  const types = resourceTypes.filter((type) => kinds[type].graphql !== null)
  return ["built_types:", ...types.map((type) => `  - ${type}`)]
}

test("the module's settings follow the contract", () => {
  const comment = "# From contract/content.ts and contract/permissions.ts; a test compares them."
  const fields = ["own_fields:", ...own("node--member"), ...own("user--user")]
  const lines = [comment, "shown_by:", ...shownBy(), ...fields, ...built(), 'site_url: ""', ""]
  expect(readFileSync(settings, "utf8")).toBe(lines.join("\n"))
})

test("the module knows the site's roles and its text format", () => {
  const source = (path: string) => readFileSync(`drupal/modules/g30/src/${path}.php`, "utf8")
  const names = Object.keys(roles).map((name) => `'${name}'`)
  expect(source("Access/RoleAssignment")).toContain(`const ROLES = [${names.join(", ")}];`)
  expect(source("Text/TextFormat")).toContain(`const NAME = '${textFormat}';`)
  expect(source("Text/TextFormat")).toContain(`const FORMER = '${formerTextFormat}';`)
})
