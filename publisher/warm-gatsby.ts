import { randomUUID } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { copyFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { pageArguments, pageOf } from "#gatsby/create-pages.ts"
import type { Gatsby } from "./gatsby-internals.ts"
import { applyChanges, keepingNodes, webhookOf, type BuildChanges } from "./apply-changes.ts"

export type Count = { readonly done: number; readonly total: number }

/** The content uses another set of templates, so the bundles must be made again. */
export class OtherTemplatesError extends Error {
  override name = "OtherTemplatesError"
}

export type Started = {
  readonly program: { readonly directory: string }
  readonly graphql: unknown
  readonly bundled: ReadonlySet<string>
  readonly movedPages: () => MovedPages
}

type PageArguments = ReturnType<typeof pageArguments>

type MovedPages = {
  readonly removedPaths: readonly string[]
  readonly newPages: readonly PageArguments[]
}

/** Starts Gatsby on a finished build's `.cache` without compiling and without all pages, which Gatsby's state has. */
export async function startGatsby(gatsby: Gatsby, root: string, changes: BuildChanges): Promise<Started> {
  const { service, store } = gatsby
  const program = {
    _: ["build"],
    directory: root,
    sitePackageJson: gatsby.packageJson,
    useYarn: false,
    report: gatsby.reporter,
    keepPageRenderer: true,
  }
  beginBuild(root)
  await service.initialize({ program })
  const context = { store, program, webhookBody: webhookOf(changes) }
  await service.customizeSchema(context)
  const movedPages = watchPages(gatsby)
  await applyChanges(gatsby, changes)
  await keepingNodes(gatsby, changes, () => service.sourceNodes(context))
  await gatsby.buildSchema(context)
  const graphql = gatsby.makeGraphqlFunction(store, gatsby.reporter)
  const bundled = bundledTemplates(root)
  movePages(gatsby, movedPages(), bundled)
  await service.postBootstrap(context)
  gatsby.webpackIsDone()
  return { program, graphql, bundled, movedPages }
}

export async function sourceAgain(gatsby: Gatsby, { program, bundled, movedPages }: Started, changes: BuildChanges): Promise<void> {
  const { service, store } = gatsby
  beginBuild(program.directory)
  await applyChanges(gatsby, changes)
  if (changes.kind === "all") gatsby.state().nodesTouched.clear()
  await service.sourceNodes({ store, webhookBody: webhookOf(changes) })
  movePages(gatsby, movedPages(), bundled)
  await gatsby.datastore().ready()
}

/** @throws OtherTemplatesError */
function movePages(gatsby: Gatsby, { removedPaths, newPages }: MovedPages, bundled: ReadonlySet<string>): void {
  for (const path of removedPaths) gatsby.removePage(path)
  for (const page of newPages) gatsby.createPage(page)
  const usedTemplates = new Set(Array.from(gatsby.state().pages.values(), (page) => page.componentChunkName))
  if (usedTemplates.size !== bundled.size || [...usedTemplates].some((name) => !bundled.has(name))) throw new OtherTemplatesError()
}

/** gatsby-source-filesystem reads a file once for each build id. */
function beginBuild(root: string): void {
  Object.assign(globalThis, { __GATSBY: { buildId: randomUUID(), root } })
}

const contentNode = v.looseObject({ id: v.string(), internal: v.looseObject({ type: v.string() }) })

/** Asks for the pages of changed nodes alone. `createPages` asks for all pages, whose number decides its time. */
function watchPages({ emitter }: Gatsby): () => MovedPages {
  const before = new Set<string>()
  const after = new Map<string, PageArguments>()
  const note = (old: unknown, page: unknown) => {
    const [was, is] = [pageIn(old), pageIn(page)]
    if (JSON.stringify(was) === JSON.stringify(is)) return
    if (was !== null) before.add(was.path)
    if (was !== null && after.get(was.path)?.context.id === was.context.id) after.delete(was.path)
    if (is !== null) after.set(is.path, is)
  }
  emitter.on("CREATE_NODE", ({ oldNode, payload }) => note(oldNode, payload))
  emitter.on("DELETE_NODE", ({ payload }) => note(payload, null))
  return () => {
    const movedPages = { newPages: [...after.values()], removedPaths: [...before].filter((path) => !after.has(path)) }
    before.clear()
    after.clear()
    return movedPages
  }
}

function pageIn(node: unknown): PageArguments | null {
  if (!v.is(contentNode, node)) return null
  const page = pageOf(node)
  return page === null ? null : pageArguments(node.id, page)
}

function bundledTemplates(root: string): ReadonlySet<string> {
  const imports = readFileSync(join(root, ".cache", "async-requires.js"), "utf8").matchAll(/"(component---[^"]+)": /g)
  return new Set(Array.from(imports, ([, name = ""]) => name))
}

export async function writePages(gatsby: Gatsby, { program, graphql }: Started, onPages: (count: Count) => void) {
  const { service, store } = gatsby
  const queryIds = (await service.calculateDirtyQueries({ store })).queryIds
  const total = queryIds.pageQueryIds.length
  onPages({ done: 0, total })
  const graphqlRunner = new gatsby.Runner(store, { collectStats: true })
  await service.runStaticQueries({ queryIds, store, program, graphqlRunner })
  await service.runPageQueries({ queryIds, store, program, graphqlRunner })
  await gatsby.jobsDone()
  await gatsby.flushPageData()
  await showStatistics(program.directory)
  const workerPool = { single: { renderHTMLProd: countPages(gatsby.renderPart, total, onPages) } }
  await gatsby.renderPages({ program, workerPool })
  const afterwards: Later[] = []
  await gatsby.runHook("onPostBuild", { graphql, doLater: (work: Later) => afterwards.push(work) })
  await gatsby.jobsDone()
  return afterwards
}

type Later = () => Promise<void>
type RenderPart = Gatsby["renderPart"]

/** A page whose data came out the same isn't rendered, so there may be fewer pages than queries. */
function countPages(render: RenderPart, total: number, onPages: (count: Count) => void): RenderPart {
  let done = 0
  return async (part) => {
    const answer = await render(part)
    done += part.paths.length
    onPages({ done, total: Math.max(done, total) })
    return answer
  }
}

/** Gatsby's renderer reads webpack's statistics, which src/gatsby/chunk-map.ts moves out of the site. */
async function showStatistics(root: string): Promise<void> {
  const statsFile = join(root, ".cache", "webpack.stats.json")
  if (existsSync(statsFile)) await copyFile(statsFile, join(root, "public", "webpack.stats.json"))
}
