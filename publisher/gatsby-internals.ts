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

type Node = {
  readonly internal: { readonly type: string; readonly owner?: string; readonly [field: string]: unknown }
  readonly [field: string]: unknown
}
type Action = { readonly type: string; readonly [field: string]: unknown }
type Work = (options: object) => Promise<unknown>
type DataStore = {
  readonly ready: () => Promise<void>
  readonly getNode: (id: string) => Node | undefined
  getTypes: () => readonly string[]
}
type Plugin = { readonly name: string }
type State = {
  readonly nodesTouched: Set<unknown>
  readonly statefulSourcePlugins: Set<unknown>
  readonly typeOwners: { readonly typesToPlugins: ReadonlyMap<string, string> }
  readonly pages: ReadonlyMap<string, { readonly componentChunkName: string }>
  readonly flattenedPlugins: readonly Plugin[]
}
type Services = Readonly<
  Record<
    "initialize" | "customizeSchema" | "sourceNodes" | "buildSchema" | "postBootstrap" | "runStaticQueries" | "runPageQueries",
    Work
  > & { calculateDirtyQueries: (options: object) => Promise<{ readonly queryIds: { readonly pageQueryIds: readonly unknown[] } }> }
>

type Modules = {
  "./package.json": object
  "gatsby-cli/lib/reporter": object
  "gatsby-core-utils": { readonly createContentDigest: (value: unknown) => string }
  "gatsby-source-drupal/normalize": { readonly nodeFromData: (resource: object, ...options: unknown[]) => Promise<Node> }
  "gatsby/dist/bootstrap/create-graphql-runner": { readonly createGraphQLRunner: (...parameters: unknown[]) => unknown }
  "gatsby/dist/commands/build-html": { readonly buildHTMLPagesAndDeleteStaleArtifacts: Work }
  "gatsby/dist/datastore": { readonly getDataStore: () => DataStore }
  "gatsby/dist/query/graphql-runner": { readonly GraphQLRunner: new (store: unknown, options?: object) => object }
  "gatsby/dist/redux": {
    readonly store: { readonly getState: () => State; readonly dispatch: (action: Action) => unknown }
    readonly emitter: { readonly on: (type: string, listener: (action: Action) => void) => void }
  }
  "gatsby/dist/redux/actions": { readonly actions: Readonly<Record<"createNode" | "createPage", PluginAction>> }
  "gatsby/dist/redux/save-state": { readonly saveState: () => Promise<void> }
  "gatsby/dist/schema/node-model": { readonly LocalNodeModel: { readonly prototype: object } }
  "gatsby/dist/services": Services
  "gatsby/dist/utils/api-runner-node": (hook: string, options: object) => Promise<unknown>
  "gatsby/dist/utils/create-node-id": { readonly createNodeId: (id: string, plugin: string) => string }
  "gatsby/dist/utils/page-data": { readonly flush: () => Promise<void> }
  "gatsby/dist/utils/parcel/compile-gatsby-files": object
  "gatsby/dist/utils/wait-until-jobs-complete": { readonly waitUntilAllJobsComplete: () => Promise<void> }
  "gatsby/dist/utils/webpack-status": { readonly markWebpackStatusAsDone: () => void }
  "gatsby/dist/utils/worker/child/render-html": {
    readonly renderHTMLProd: (part: { readonly paths: readonly string[] }) => Promise<unknown>
  }
  "gatsby/dist/utils/worker/pool": object
}
type PluginAction = (payload: object, plugin: Plugin | undefined) => Action

export function gatsbyVersion(root: string): string {
  const load = createRequire(join(root, "package.json"))
  return v.parse(v.object({ version: v.string() }), load("gatsby/package.json")).version
}

export type Gatsby = ReturnType<typeof loadGatsby>

/** Only webpack, Parcel and `gatsby develop` need these modules, a quarter of all that Gatsby loads. */
const unused = ["gatsby/dist/services/start-webpack-server", "gatsby/dist/utils/webpack.config", "@parcel/core", "@parcel/cache"]

/** Replaces the modules that compile and that start workers: without a changed source file neither is needed. */
export function loadGatsby(root: string) {
  const load = createRequire(join(root, "package.json"))
  const ofGatsby = createRequire(load.resolve("gatsby/package.json"))
  const read = <Name extends keyof Modules>(name: Name) => v.parse(v.custom<Modules[Name]>(isThere), load(name))
  leaveOut(ofGatsby, unused)
  Object.assign(read("gatsby/dist/utils/parcel/compile-gatsby-files"), { compileGatsbyFiles: () => Promise.resolve() })
  Object.assign(read("gatsby/dist/utils/worker/pool"), { create: () => ({}) })
  trackNoObjects(read("gatsby/dist/schema/node-model").LocalNodeModel)
  rememberHashesOf(ofGatsby)
  const { store, emitter } = read("gatsby/dist/redux")
  const state = () => store.getState()
  const service = read("gatsby/dist/services")
  const datastore = read("gatsby/dist/datastore").getDataStore
  const { createNode, createPage } = read("gatsby/dist/redux/actions").actions
  const { createNodeId } = read("gatsby/dist/utils/create-node-id")
  return {
    ...{ service, store, emitter, state, datastore, createNode },
    packageJson: read("./package.json"),
    reporter: read("gatsby-cli/lib/reporter"),
    sourcedId: (name: string) => createNodeId(name, sourcePlugin),
    nodeFromData: read("gatsby-source-drupal/normalize").nodeFromData,
    contentDigest: read("gatsby-core-utils").createContentDigest,
    createPage: (page: object) => store.dispatch(createPage(page, state().flattenedPlugins.find(isSite))),
    removePage: (path: string) => {
      const page = state().pages.get(path)
      if (page !== undefined) store.dispatch({ type: "DELETE_PAGE", payload: page })
    },
    buildSchema: (context: object) =>
      withoutDeclaredTypes(datastore(), state().typeOwners.typesToPlugins, () => service.buildSchema(context)),
    makeGraphqlFunction: read("gatsby/dist/bootstrap/create-graphql-runner").createGraphQLRunner,
    Runner: read("gatsby/dist/query/graphql-runner").GraphQLRunner,
    flushPageData: read("gatsby/dist/utils/page-data").flush,
    webpackIsDone: read("gatsby/dist/utils/webpack-status").markWebpackStatusAsDone,
    jobsDone: read("gatsby/dist/utils/wait-until-jobs-complete").waitUntilAllJobsComplete,
    renderPages: read("gatsby/dist/commands/build-html").buildHTMLPagesAndDeleteStaleArtifacts,
    renderPart: read("gatsby/dist/utils/worker/child/render-html").renderHTMLProd,
    runHook: read("gatsby/dist/utils/api-runner-node"),
    saveState: read("gatsby/dist/redux/save-state").saveState,
  }
}

function isThere(module: unknown): boolean {
  return module !== null && module !== undefined
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

function rememberHashesOf(load: NodeJS.Require): void {
  const hashes = v.parse(v.custom<{ fromFileSync: HashFile }>(isThere), load("hasha"))
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
