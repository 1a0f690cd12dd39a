/** Collects all uses of Gatsby's private modules, which any release may change. With another release than `supportedGatsby`, every build is full. */
import { statSync } from "node:fs"
import { createRequire, Module } from "node:module"
import { join } from "node:path"
import * as v from "valibot"

export const supportedGatsby = "5.16.1"

export const sourcePlugin = "gatsby-source-drupal"

export const sitePlugin = "default-site-plugin"
const isSite = ({ name }: { readonly name: string }) => name === sitePlugin

/** Gatsby makes nodes of pages, too, and this plugin owns them. */
export const pagePlugin = "internal-data-bridge"

export type GatsbyNode = {
  readonly id: string
  readonly internal: { readonly type: string; readonly owner?: string; readonly [field: string]: unknown }
  readonly [field: string]: unknown
}
type SourcedNode = { readonly internal: object; readonly [field: string]: unknown }
export type Action = { readonly type: string; readonly [field: string]: unknown }

type Work = (options: object) => Promise<unknown>
type DataStore = {
  readonly ready: () => Promise<void>
  readonly getNode: (id: string) => GatsbyNode | undefined
  getTypes: () => readonly string[]
}
const work = v.custom<Work>(isFunction)
const services = v.looseObject({
  initialize: work,
  customizeSchema: work,
  sourceNodes: work,
  buildSchema: work,
  postBootstrap: work,
  calculateDirtyQueries: work,
  runStaticQueries: work,
  runPageQueries: work,
})
const redux = v.looseObject({
  store: v.custom<{ readonly getState: () => unknown; readonly dispatch: (action: Action) => unknown }>(isObject),
  emitter: v.custom<{ readonly on: (type: string, listener: (action: Action) => void) => void }>(isObject),
})
const plugin = v.looseObject({ name: v.string(), id: v.string() })
type Page = { readonly componentChunkName: string }
const pages = v.custom<ReadonlyMap<string, Page>>((value) => value instanceof Map)
const owned = v.object({ typesToPlugins: v.custom<ReadonlyMap<string, string>>((value) => value instanceof Map) })
const storeState = v.object({
  nodesTouched: v.instance(Set),
  statefulSourcePlugins: v.instance(Set),
  typeOwners: owned,
  pages,
  flattenedPlugins: v.array(plugin),
})
const queries = v.object({ queryIds: v.object({ staticQueryIds: v.array(v.unknown()), pageQueryIds: v.array(v.unknown()) }) })

export function gatsbyVersion(root: string): string {
  const load = createRequire(join(root, "package.json"))
  return v.parse(v.object({ version: v.string() }), load("gatsby/package.json")).version
}

export type Gatsby = ReturnType<typeof loadGatsby>

/** Only webpack, Parcel and `gatsby develop` need these modules, a quarter of all that Gatsby loads. */
const unused = ["gatsby/dist/services/start-webpack-server", "gatsby/dist/utils/webpack.config", "@parcel/core", "@parcel/cache"]

/** Replaces the modules that compile and that start workers: without a changed source file neither is needed. */
export function loadGatsby(root: string) {
  const { load, exportsOf, member, own } = modulesOf(root)
  const ofGatsby = createRequire(load.resolve("gatsby/package.json"))
  leaveOut(ofGatsby, unused)
  replaceCompilers(exportsOf)
  trackNoObjects(own("schema/node-model", "LocalNodeModel", v.custom<{ readonly prototype: object }>(isFunction)))
  rememberHashesOf(ofGatsby)
  const { store, emitter } = v.parse(redux, load("gatsby/dist/redux"))
  const state = () => v.parse(storeState, store.getState())
  const service = v.parse(services, load("gatsby/dist/services"))
  const datastore = own("datastore", "getDataStore", v.custom<() => DataStore>(isFunction))
  const actions = v.parse(exported, exportsOf("gatsby/dist/redux/actions").actions)
  const createPage = v.parse(v.custom<(page: object, plugin: object | undefined) => Action>(isFunction), actions.createPage)
  const createNodeId = own("utils/create-node-id", "createNodeId", v.custom<(id: string, plugin: string) => string>(isFunction))
  return {
    packageJson: v.parse(v.looseObject({}), load("./package.json")),
    reporter: v.parse(exported, defaultOf(load("gatsby-cli/lib/reporter"))),
    service,
    store,
    emitter,
    sourcedId: (name: string) => createNodeId(name, sourcePlugin),
    nodeFromData: member(
      "gatsby-source-drupal/normalize",
      "nodeFromData",
      v.custom<(resource: object, ...options: unknown[]) => Promise<SourcedNode>>(isFunction),
    ),
    contentDigest: member("gatsby-core-utils", "createContentDigest", v.custom<(value: unknown) => string>(isFunction)),
    createNode: v.parse(v.custom<(node: object, plugin: object) => Action>(isFunction), actions.createNode),
    createPage: (page: object) => store.dispatch(createPage(page, state().flattenedPlugins.find(isSite))),
    removePage: (path: string) => {
      const page = state().pages.get(path)
      if (page !== undefined) store.dispatch({ type: "DELETE_PAGE", payload: page })
    },
    state,
    datastore,
    buildSchema: (context: object) =>
      withoutDeclaredTypes(datastore(), state().typeOwners.typesToPlugins, () => service.buildSchema(context)),
    makeGraphqlFunction: own(
      "bootstrap/create-graphql-runner",
      "createGraphQLRunner",
      v.custom<(...parameters: unknown[]) => unknown>(isFunction),
    ),
    Runner: own("query/graphql-runner", "GraphQLRunner", v.custom<new (store: unknown, options?: object) => object>(isFunction)),
    flushPageData: own("utils/page-data", "flush", v.custom<() => Promise<void>>(isFunction)),
    webpackIsDone: own("utils/webpack-status", "markWebpackStatusAsDone", v.custom<() => void>(isFunction)),
    jobsDone: own("utils/wait-until-jobs-complete", "waitUntilAllJobsComplete", v.custom<() => Promise<void>>(isFunction)),
    renderPages: own("commands/build-html", "buildHTMLPagesAndDeleteStaleArtifacts", work),
    renderPart: own(
      "utils/worker/child/render-html",
      "renderHTMLProd",
      v.custom<(part: { readonly paths: readonly string[] }) => Promise<unknown>>(isFunction),
    ),
    runHook: v.parse(
      v.custom<(hook: string, options: object) => Promise<unknown>>(isFunction),
      defaultOf(load("gatsby/dist/utils/api-runner-node")),
    ),
    saveState: own("redux/save-state", "saveState", v.custom<() => Promise<void>>(isFunction)),
    queryIds: (answer: unknown) => v.parse(queries, answer).queryIds,
  }
}

/** Reads modules that are installed in a folder, and checks what is taken of them. */
function modulesOf(root: string) {
  const load = createRequire(join(root, "package.json"))
  const exportsOf = (name: string) => v.parse(exported, load(name))
  const member = <Schema extends v.GenericSchema>(name: string, property: string, schema: Schema) =>
    v.parse(schema, exportsOf(name)[property])
  const own = <Schema extends v.GenericSchema>(name: string, property: string, schema: Schema) =>
    member(`gatsby/dist/${name}`, property, schema)
  return { load, exportsOf, member, own }
}

function replaceCompilers(exportsOf: (name: string) => object): void {
  Object.assign(exportsOf("gatsby/dist/utils/parcel/compile-gatsby-files"), { compileGatsbyFiles: () => Promise.resolve() })
  Object.assign(exportsOf("gatsby/dist/utils/worker/pool"), { create: () => ({}) })
}

/** Hides types from Gatsby, which would read all nodes to find their fields. src/gatsby/schema.ts declares most types. */
async function withoutDeclaredTypes(nodes: DataStore, owners: ReadonlyMap<string, string>, build: () => Promise<unknown>): Promise<void> {
  const all = nodes.getTypes
  const isDeclared = (type: string) => type === "SitePage" || [sourcePlugin, sitePlugin].includes(owners.get(type) ?? "")
  nodes.getTypes = () => all().filter((type) => !isDeclared(type))
  try {
    await build()
  } finally {
    nodes.getTypes = all
  }
}

function leaveOut(load: NodeJS.Require, names: readonly string[]): void {
  for (const file of names.map((name) => load.resolve(name)))
    load.cache[file] ??= Object.assign(new Module(file), { exports: {}, loaded: true })
}

/** Stops Gatsby from noting each object's node, which takes a seventh of the time of queries. The site's fields don't need it. */
function trackNoObjects({ prototype }: { readonly prototype: object }): void {
  Object.assign(prototype, { trackInlineObjectsInRootNode: () => undefined })
}

const hasha = v.custom<{ fromFileSync: HashFile }>(isFunction)

function rememberHashesOf(load: NodeJS.Require): void {
  const hashes = v.parse(hasha, load("hasha"))
  hashes.fromFileSync = rememberHashes(hashes.fromFileSync)
}

type HashFile = (path: string, options?: object) => unknown

/** Hashes a file again only if it has changed. Gatsby asks for a picture's hash at each query that shows it. */
export function rememberHashes(hash: HashFile): HashFile {
  const hashes = new Map<string, { readonly state: string; readonly hash: unknown }>()
  return (path, options) => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(path)
    const state = JSON.stringify([ino, size, mtimeMs, ctimeMs, options])
    const before = hashes.get(path)
    if (before?.state === state) return before.hash
    const entry = { state, hash: hash(path, options) }
    hashes.set(path, entry)
    return entry.hash
  }
}

const exported = v.custom<Record<string, unknown>>((value) => isObject(value) || isFunction(value))

function isFunction(value: unknown): boolean {
  return typeof value === "function"
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null
}

function defaultOf(module: unknown): unknown {
  return v.is(v.looseObject({ default: v.unknown() }), module) ? module.default : module
}
