/** Keys are paths in drupal/recipes/. */
import type { Field } from "#contract/fields.ts"
import type { DrupalConfig } from "./config.ts"
import { displayActions, displayConfig } from "./displays.ts"
import { fieldConfig, isOfModule } from "./fields.ts"
import { imageStyleConfig } from "./image-styles.ts"
import { kindConfig } from "./kinds.ts"
import { languageActions, languageSettings } from "./languages.ts"
import { restConfig } from "./rest.ts"
import { permissionActions, redirectActions, roleConfig, strictRoles } from "./roles.ts"
import { consumerContent, scopeConfig } from "./session.ts"
import { textFormatActions, textFormatConfig } from "./text-format.ts"
import { fieldActions, kindActions } from "./translation.ts"
import { toYaml, type YamlMap } from "./yaml.ts"

type Files = Readonly<Record<string, string>>

/** Existing configuration stays but for actions, so a recipe may be applied again. */
const lenient = { strict: false } as const

const update = (values: YamlMap): YamlMap => ({ simpleConfigUpdate: values })

const note = "# Written by `npm run drupal -- recipe` from contract/. Change it there.\n"

const isStock = (field: Field) => !isOfModule(field)

/** Drupal writes its routes when it installs a module, so `jsonapi` comes last, when all kinds and accounts are there. */
export function recipeFiles(): Files {
  return { ...siteRecipe(), ...modelRecipe(), ...accountsRecipe(), ...redirectRecipe(), ...moduleRecipe() }
}

function siteRecipe(): Files {
  const recipe: YamlMap = {
    name: "G30",
    description: "The content, accounts and API of the G30 site, with modules of Drupal and its contributors alone.",
    type: "Site",
    recipes: ["g30_model", "g30_accounts"],
    install: ["dynamic_page_cache", "page_cache", "decoupled_router", "jsonapi", "claro"],
    config: {
      ...lenient,
      actions: {
        "system.site": update({ name: "G30" }),
        "system.theme": update({ admin: "claro" }),
        "node.settings": update({ use_admin_theme: true }),
        // Browsers and a CDN keep what visitors get, as with the embedded server.
        "system.performance": update({ "cache.page.max_age": 300 }),
        ...permissionActions(),
      },
    },
  }
  return filesOf("g30", recipe, { "jsonapi.settings": { read_only: false, maintenance_header_retry_seconds: { min: 5, max: 10 } } })
}

function modelRecipe(): Files {
  const recipe: YamlMap = {
    name: "G30 content model",
    description: "Kinds of content, fields, the format of rich text, image styles and languages.",
    type: "Content",
    install: [
      "content_translation",
      "datetime",
      "field",
      "file",
      "filter",
      "image",
      "language",
      "link",
      "node",
      "options",
      "path",
      "taxonomy",
      "telephone",
      "text",
      "user",
    ],
    config: {
      ...lenient,
      // A recipe takes only the settings of other modules.
      import: {
        language: "*",
        node: ["core.entity_view_mode.node.full", "core.entity_view_mode.node.teaser"],
        taxonomy: ["core.entity_view_mode.taxonomy_term.full"],
      },
      actions: {
        ...languageActions(),
        ...kindActions(),
        ...fieldActions(isStock),
        ...textFormatActions(),
        // JSON:API writes moments with this zone's offset, so everyone has days and times of Brussels.
        "system.date": update({ "country.default": "BE", "timezone.default": "Europe/Brussels", "timezone.user.configurable": false }),
        // The site forms the addresses of copies itself (contract/image-styles.ts), without the token that Drupal adds.
        "image.settings": update({ allow_insecure_derivatives: true }),
      },
    },
  }
  const config = {
    ...kindConfig(),
    ...fieldConfig(isStock),
    ...displayConfig(isStock),
    ...textFormatConfig(),
    ...imageStyleConfig(),
    ...languageSettings(),
  }
  return filesOf("g30_model", recipe, config)
}

function accountsRecipe(): Files {
  const recipe: YamlMap = {
    name: "G30 accounts",
    description: "Roles, sign-in by OAuth, profiles and lost passwords.",
    type: "Accounts",
    install: ["rest", "serialization", "consumers", "simple_oauth", "simple_oauth_password_grant", "rest_password", "toolbar"],
    config: { strict: strictRoles, import: { simple_oauth: "*" }, actions: { "user.settings": update({ register: "admin_only" }) } },
  }
  return filesOf("g30_accounts", recipe, { ...roleConfig(), ...scopeConfig(), ...restConfig() }, consumerContent())
}

/** The module redirect makes a redirect where an address changes. Drupal shows redirects to users who may write them. */
function redirectRecipe(): Files {
  const recipe: YamlMap = {
    name: "G30 redirects",
    description: "Addresses of before lead to those of now, where Drupal has the module redirect.",
    type: "Site",
    install: ["redirect"],
    config: { ...lenient, actions: redirectActions() },
  }
  return filesOf("g30_redirect", recipe, {})
}

/** This recipe adds our module and the fields of its types to the first one. */
function moduleRecipe(): Files {
  const recipe: YamlMap = {
    name: "G30 module",
    description: "The module g30 and the fields of its types, on top of the recipe G30.",
    type: "Site",
    install: ["g30"],
    // Pictures of a style need a token. The module adds it for the site's four styles alone, so requests can't fill the disk with others.
    config: {
      ...lenient,
      actions: {
        "image.settings": update({ allow_insecure_derivatives: false }),
        ...fieldActions(isOfModule),
        ...displayActions(isOfModule),
      },
    },
  }
  return filesOf("g30_module", recipe, fieldConfig(isOfModule))
}

function filesOf(folder: string, recipe: YamlMap, config: DrupalConfig, content: DrupalConfig = {}): Files {
  const file = (path: string, values: YamlMap) => [`${folder}/${path}.yml`, note + toYaml(values)] as const
  return Object.fromEntries([
    file("recipe", recipe),
    ...Object.entries(config).map(([name, values]) => file(`config/${name}`, values)),
    ...Object.entries(content).map(([name, values]) => file(`content/${name}`, values)),
  ])
}
