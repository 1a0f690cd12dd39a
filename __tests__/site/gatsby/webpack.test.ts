import { onCreateWebpackConfig } from "../../../src/gatsby/webpack.ts"

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
  const resolver = new CoreJSResolver()
  const config = { output: {}, plugins: [], resolve: { plugins: [new GatsbyThemeComponentShadowingResolverPlugin(), resolver] } }
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig: jest.fn() }
  Reflect.apply(onCreateWebpackConfig, undefined, [
    { stage: "build-javascript", getConfig: () => config, loaders: { js: () => ({}) }, plugins: {}, actions },
  ])
  expect(config.resolve.plugins).toEqual([resolver])
})
