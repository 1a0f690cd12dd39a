const { default: preset } = require("babel-preset-gatsby")

/** What every browser of package.json's "browserslist" does itself, and Gatsby's preset rewrites all the same: 2 kB of gzip a page. */
const needless =
  /optimize-hook-destructuring|class-properties|nullish-coalescing-operator|optional-chaining|transform-spread|transform-classes/

/** Gatsby's own preset without that. */
module.exports = (api) => {
  const isBrowser = api.caller((caller) => caller?.target === "web")
  const step = process.env.NODE_ENV === "production" ? "build" : "develop"
  const stage = { build: ["build-html", "build-javascript"], develop: ["develop-html", "develop"] }[step][Number(isBrowser)]
  const { presets, plugins } = preset(api, { stage, reactRuntime: "automatic" })
  // Gatsby's TypeScript plugin adds `?.` and `??` again; these two say that the short way of writing them is right.
  const assumptions = { noDocumentAll: true, pureGetters: true }
  return { assumptions, presets, plugins: plugins.filter((plugin) => !needless.test([plugin].flat()[0])) }
}
