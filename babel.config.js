const { default: preset } = require("babel-preset-gatsby")

/** Gatsby's preset rewrites these features, which every browser of package.json's "browserslist" knows: 2 kB of gzip a page. */
const needless =
  /optimize-hook-destructuring|class-properties|nullish-coalescing-operator|optional-chaining|transform-spread|transform-classes/

/** `siteLanguage` of src/lib/strings/language.ts. */
const siteLanguage = "en"

/** Turns `inSiteLanguage({ en, fr })` into `en`: pages then load one language, and the minifier can inline its words. */
function oneLanguage({ types }) {
  const toDeclarators = ({ id, init }) => {
    if (!types.isCallExpression(init) || !types.isIdentifier(init.callee, { name: "inSiteLanguage" })) return null
    const { value: words } = init.arguments[0].properties.find(({ key }) => key.name === siteLanguage)
    if (!types.isObjectPattern(id)) return [types.variableDeclarator(id, words)]
    return id.properties.map(({ key, value }) => types.variableDeclarator(value, types.memberExpression(words, key)))
  }
  const visitor = {
    VariableDeclaration({ node }) {
      node.declarations = node.declarations.flatMap((declarator) => toDeclarators(declarator) ?? declarator)
    },
  }
  return { visitor }
}

/** Gatsby's own preset without what is needless, and with one language. */
module.exports = (api) => {
  const isBrowser = api.caller((caller) => caller?.target === "web")
  const step = process.env.NODE_ENV === "production" ? "build" : "develop"
  const stage = { build: ["build-html", "build-javascript"], develop: ["develop-html", "develop"] }[step][Number(isBrowser)]
  const { presets, plugins } = preset(api, { stage, reactRuntime: "automatic" })
  return { presets, plugins: [oneLanguage, ...plugins.filter((plugin) => !needless.test([plugin].flat()[0]))] }
}
