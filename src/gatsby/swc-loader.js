const { transform } = require("@swc/core")

/** webpack turns TypeScript and JSX into JavaScript that every browser of package.json's "browserslist" knows. */
module.exports = function compile(source) {
  const done = this.async()
  const parser = { syntax: "typescript", tsx: this.resourcePath.endsWith(".tsx") }
  const react = { runtime: "automatic" }
  const jsc = { parser, target: "es2022", transform: { react, verbatimModuleSyntax: true } }
  const options = { filename: this.resourcePath, sourceMaps: this.sourceMap, swcrc: false, jsc }
  void transform(source, options).then(({ code, map }) => done(null, code, map), done)
}
