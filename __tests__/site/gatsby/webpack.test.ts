import { join } from "node:path"
import { onCreateWebpackConfig } from "../../../src/gatsby/webpack.ts"

type Externals = (imported: { context: string; request: string }, answer: (error: undefined, value?: string) => void) => void

/** The replacement of an import; undefined if webpack compiles it. */
function replacementOf(request: string, importer: string): string | undefined {
  const setWebpackConfig = jest.fn<undefined, [{ readonly externals: Externals }]>()
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig }
  Reflect.apply(onCreateWebpackConfig, undefined, [
    { stage: "build-javascript", getConfig: () => ({}), loaders: { js: () => ({}) }, plugins: {}, actions },
  ])
  const answer = jest.fn<undefined, [undefined, string?]>()
  setWebpackConfig.mock.calls[0]?.[0].externals({ context: join("/site/node_modules", importer), request }, answer)
  return answer.mock.calls[0]?.[1]
}

test("imports of Headroom that no browser needs are replaced", () => {
  expect(replacementOf("raf", "react-headroom/src")).toBe("requestAnimationFrame")
  expect(replacementOf("shallowequal", "react-headroom/src")).toBe("Object.is")
})

test.each(["raf", "shallowequal", "./use-scroll-restoration"])("any other package gets %s itself", (request) => {
  expect(replacementOf(request, "some-library/dist")).toBeUndefined()
  expect(replacementOf(request, "some-library/node_modules/react-headroom-fork")).toBeUndefined()
})

test("a script that doesn't come is a failure after two minutes", () => {
  const config = { output: {}, plugins: [] }
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig: jest.fn() }
  Reflect.apply(onCreateWebpackConfig, undefined, [
    { stage: "build-javascript", getConfig: () => config, loaders: { js: () => ({}) }, plugins: {}, actions },
  ])
  expect(config.output).toMatchObject({ chunkLoadTimeout: 120_000 })
})

test("imports aren't looked for in themes, of which there are none", () => {
  class GatsbyThemeComponentShadowingResolverPlugin {
    apply = jest.fn()
  }
  class CoreJSResolver {
    apply = jest.fn()
  }
  const kept = new CoreJSResolver()
  const config = { output: {}, plugins: [], resolve: { plugins: [new GatsbyThemeComponentShadowingResolverPlugin(), kept] } }
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig: jest.fn() }
  Reflect.apply(onCreateWebpackConfig, undefined, [
    { stage: "build-javascript", getConfig: () => config, loaders: { js: () => ({}) }, plugins: {}, actions },
  ])
  expect(config.resolve.plugins).toEqual([kept])
})
