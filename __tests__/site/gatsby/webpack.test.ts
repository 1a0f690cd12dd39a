import { onCreateWebpackConfig } from "../../../src/gatsby/webpack.ts"

test("a script that doesn't come is a failure after two minutes", () => {
  const config = { output: {}, plugins: [] }
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig: jest.fn() }
  Reflect.apply(onCreateWebpackConfig, undefined, [
    { stage: "build-javascript", getConfig: () => config, loaders: { js: () => ({}) }, plugins: {}, actions },
  ])
  expect(config.output).toMatchObject({ chunkLoadTimeout: 120_000 })
})
