import { readFileSync } from "node:fs"
import path from "node:path"
import { isRecord } from "./is-record.ts"

/**
 * SWC's options, for today's browsers: those for browsers of 2009 cost 1 kB of gzip a page.
 *
 * Not `unsafe_arrows`: the rich-text editor's rope-sequence has a constructor without `this`, which may be no arrow function.
 */
const minification = {
  compress: { ecma: 2020, passes: 3, keep_fargs: false, pure_getters: true, unsafe_methods: true },
  format: { ecma: 2020, comments: false },
}

/** Names of React's fibers, which no other package reads: short ones save 0.7 kB a page. */
const ofFibers = [
  ...["alternate", "baseLanes", "baseQueue", "baseState", "blockedOn", "cachePool", "callbackNode", "callbackPriority", "childLanes"],
  ...["containerInfo", "dehydrated", "deletions", "domEventName", "eagerState", "entangledLanes", "entanglements", "eventSystemFlags"],
  ...["eventTime", "eventTimes", "expirationTimes", "expiredLanes", "finishedLanes", "finishedWork", "firstBaseUpdate", "firstContext"],
  ...["hasEagerState", "interleaved", "isDehydrated", "lane", "lanes", "lastBaseUpdate", "lastEffect", "lastRenderedReducer"],
  ...[
    "lastRenderedState",
    "memoizedProps",
    "memoizedState",
    "memoizedValue",
    "mutableReadLanes",
    "mutableSourceEagerHydrationData",
    "pendingChildren",
  ],
  ...["pendingContext", "pendingLanes", "pendingProps", "pendingSuspenseBoundaries", "pingCache", "pingedLanes", "renderingStartTime"],
  ...["retryLane", "sibling", "sortIndex", "stateNode", "subtreeFlags", "suspendedLanes", "tailMode", "targetContainers", "timeoutHandle"],
  ...["treeContext", "updateQueue", "_wrapperState"],
]

const mangleFibers = { mangle: { props: { regex: `^(${ofFibers.join("|")})$` } } }

/** Gatsby's name of the chunk that has React alone. */
const framework = /^framework-/

/** Minifies scripts by SWC, whose files are as small as Terser's and made in a tenth of the time. */
export function minifyBySwc({ optimization }: Record<string, unknown>): void {
  if (!isRecord(optimization) || !Array.isArray(optimization.minimizer)) return
  optimization.minimizer = optimization.minimizer.flatMap((plugin: unknown) => {
    if (!isRecord(plugin) || !isRecord(plugin.options)) return [plugin]
    // terser-webpack-plugin brings the minifiers of others along. The plugin for CSS hasn't this one.
    const swc: unknown = Reflect.get(plugin.constructor, "swcMinify")
    if (swc === undefined) return [plugin]
    const { options: given } = plugin
    const withOptions = (files: object, options: object): unknown => {
      // SWC has threads of its own.
      const all = { ...given, ...files, parallel: false, extractComments, minimizer: { implementation: swc, options } }
      return Object.setPrototypeOf({ options: all }, plugin)
    }
    return [withOptions({ exclude: framework }, minification), withOptions({ include: framework }, { ...minification, ...mangleFibers })]
  })
}

/** Licences are in files beside the scripts, which don't name them. */
const extractComments = { condition: "some", banner: false }

const ownSources = ["src", "contract"].map((folder) => path.resolve(folder) + path.sep)

type Imported = { readonly realResource: string; readonly issuer: string }

/** Compiles our sources by SWC, and leaves to Gatsby's Babel what needs that: queries, templates, Gatsby's own files. */
export function compileBySwc({ module }: Record<string, unknown>): void {
  const rules: unknown[] = isRecord(module) && Array.isArray(module.rules) ? module.rules : []
  for (const rule of rules) {
    if (!isRecord(rule) || !String(rule.test).includes("tsx")) continue
    const { use: useBabel } = rule
    if (typeof useBabel !== "function") continue
    const askGatsby = (imported: Imported): unknown => Reflect.apply(useBabel, undefined, [imported])
    rule.use = (imported: Imported) => (isForSwc(imported) ? swcLoader : askGatsby(imported))
  }
}

const swcLoader = [{ loader: path.resolve("src/gatsby/swc-loader.js") }]

function isForSwc({ realResource, issuer }: Imported): boolean {
  // Gatsby takes the queries and `Head` out of the modules that this file of its own imports.
  if (issuer.includes("async-requires")) return false
  return ownSources.some((folder) => realResource.startsWith(folder)) && !readFileSync(realResource, "utf8").includes("graphql")
}
