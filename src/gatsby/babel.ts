import type { CreateBabelConfigArgs } from "gatsby"
import * as v from "valibot"

const gatsbyState = v.object({
  babelrc: v.object({ stages: v.record(v.string(), v.object({ plugins: v.array(v.object({ name: v.string() })) })) }),
})

/**
 * Keeps `?.` and `??`, which every browser of package.json's "browserslist" knows: 0.4 kB of gzip a page.
 *
 * gatsby-plugin-typescript adds the plugins that rewrite them, and Gatsby has no action that removes a plugin of Babel.
 */
export function onCreateBabelConfig({ store }: CreateBabelConfigArgs): void {
  // Gatsby types getState as a bare Function, which can't be called.
  const state: unknown = Reflect.apply(store.getState, store, [])
  if (!v.is(gatsbyState, state)) return
  for (const stage of Object.values(state.babelrc.stages))
    stage.plugins = stage.plugins.filter(({ name }) => !/optional-chaining|nullish-coalescing/.test(name))
}
