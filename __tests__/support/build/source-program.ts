/** Runs gatsby-source-drupal with the options of this site against G30_API_URL, and prints as JSON what it made. */
import { createHash } from "node:crypto"
import { createRequire } from "node:module"
import * as v from "valibot"
import config from "../../../gatsby-config.ts"

const load = createRequire(import.meta.url)
const source = v.custom<(gatsby: object, options: object) => Promise<void>>((value) => typeof value === "function")
const set = v.custom<(options: object) => void>((value) => typeof value === "function")
const plugin = v.object({ resolve: v.literal("gatsby-source-drupal"), options: v.looseObject({}) })

const { sourceNodes: run } = v.parse(v.object({ sourceNodes: source }), load("gatsby-source-drupal/gatsby-node"))
const { setOptions } = v.parse(v.object({ setOptions: set }), load("gatsby-source-drupal/plugin-options"))
const { options } = v.parse(
  plugin,
  config.plugins?.find((one) => v.is(plugin, one)),
)
const nodes: object[] = []
const say = () => undefined
const activity = {
  start: say,
  end: say,
  setStatus: say,
  panicOnBuild: (error: Error) => {
    throw error
  },
}
const digest = (value: unknown) => createHash("sha1").update(JSON.stringify(value)).digest("hex")
const gatsby = {
  actions: { createNode: (node: object) => nodes.push(node), setPluginStatus: say, touchNode: say, unstable_createNodeManifest: say },
  store: { getState: () => ({ status: { plugins: {} } }) },
  cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve(undefined) },
  createNodeId: digest,
  createContentDigest: digest,
  getNode: say,
  getNodes: () => [],
  reporter: { activityTimer: () => activity, verbose: say, info: say, warn: say, log: say },
  webhookBody: {},
}

setOptions(options)
run(gatsby, options).then(
  () => console.log(JSON.stringify({ nodes, options })),
  () => process.exit(1),
)
