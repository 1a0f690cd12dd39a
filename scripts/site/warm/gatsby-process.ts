import { existsSync, readFileSync } from "node:fs"
import { copyFile } from "node:fs/promises"
import { join } from "node:path"
import { randomUUID } from "node:crypto"
import type { Gatsby } from "./gatsby-internals.ts"

export type Steps = { readonly onStep: (step: "content" | "pages", count?: { readonly done: number; readonly total: number }) => void }

/** Starts Gatsby on the `.cache` of a finished build, as `gatsby build` does, but compiles and bundles nothing. */
export async function startGatsby(gatsby: Gatsby, root: string, webhookBody: object) {
  const { service, store } = gatsby
  Object.assign(globalThis, { __GATSBY: { buildId: randomUUID(), root } })
  const program = {
    _: ["build"],
    directory: root,
    sitePackageJson: gatsby.packageJson,
    useYarn: false,
    report: gatsby.reporter,
    keepPageRenderer: true,
  }
  await service.initialize({ program })
  const context = { store, program, webhookBody }
  await service.customizeSchema(context)
  await service.sourceNodes(context)
  await service.buildSchema(context)
  const graphql = gatsby.makeGraphqlFunction(store, gatsby.reporter)
  await service.createPages({ ...context, gatsbyNodeGraphQLFunction: graphql, shouldRunCreatePagesStatefully: true })
  await gatsby.removeStalePageData()
  await service.postBootstrap(context)
  const before = bundledTemplates(root)
  await gatsby.writeRequires(store.getState())
  if (before !== bundledTemplates(root)) throw new OtherTemplatesError()
  gatsby.webpackIsDone()
  return { program, graphql }
}

/** The content uses another set of templates, so the bundles must be made again. */
export class OtherTemplatesError extends Error {
  override name = "OtherTemplatesError"
}

function bundledTemplates(root: string): string {
  return ["async-requires.js", "match-paths.json"].map((name) => readFileSync(join(root, ".cache", name), "utf8")).join()
}

export type Started = Awaited<ReturnType<typeof startGatsby>>

export async function sourceAgain(gatsby: Gatsby, { program, graphql }: Started, webhookBody: object) {
  const { service, store } = gatsby
  Object.assign(globalThis, { __GATSBY: { buildId: randomUUID(), root: program.directory } })
  await service.sourceNodes({ store, webhookBody })
  await service.createPages({ store, gatsbyNodeGraphQLFunction: graphql, shouldRunCreatePagesStatefully: false })
  if (await gatsby.writeRequires(store.getState())) throw new OtherTemplatesError()
}

/** Runs the queries whose answers may have changed, renders their pages in this process, and saves Gatsby's state. */
export async function writePages(gatsby: Gatsby, { program, graphql }: Started, steps: Steps) {
  const { service, store } = gatsby
  const queryIds = gatsby.queryIds(await service.calculateDirtyQueries({ store }))
  const graphqlRunner = new gatsby.Runner(store, { collectStats: true })
  await service.runStaticQueries({ queryIds, store, program, graphqlRunner })
  await service.runPageQueries({ queryIds, store, program, graphqlRunner })
  await gatsby.jobsDone()
  await gatsby.flushPageData()
  await showStatistics(program.directory)
  const pages = gatsby.rendered(await gatsby.renderPages({ program, workerPool: { single: gatsby.renderer } }))
  await gatsby.runHook("onPostBuild", { graphql })
  await gatsby.jobsDone()
  await gatsby.saveState()
  return { rewritten: pages.toRegenerate, removed: pages.toDelete }
}

/** Gatsby's renderer reads webpack's statistics, which src/gatsby/chunk-map.ts moves out of the site. */
async function showStatistics(root: string): Promise<void> {
  const kept = join(root, ".cache", "webpack.stats.json")
  if (existsSync(kept)) await copyFile(kept, join(root, "public", "webpack.stats.json"))
}
