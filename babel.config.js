const { default: preset } = require("babel-preset-gatsby")

/** Gatsby's preset rewrites these features, which every browser of package.json's "browserslist" knows: 2 kB of gzip a page. */
const needless =
  /optimize-hook-destructuring|class-properties|nullish-coalescing-operator|optional-chaining|transform-spread|transform-classes/

/** Gatsby's own preset without what is needless. */
module.exports = (api) => {
  const isBrowser = api.caller((caller) => caller?.target === "web")
  const step = process.env.NODE_ENV === "production" ? "build" : "develop"
  const stage = { build: ["build-html", "build-javascript"], develop: ["develop-html", "develop"] }[step][Number(isBrowser)]
  const { presets, plugins } = preset(api, { stage, reactRuntime: "automatic" })
  return { presets, plugins: plugins.filter((plugin) => !needless.test([plugin].flat()[0])) }
}
