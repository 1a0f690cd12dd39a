import { join } from "node:path"
import { onCreateWebpackConfig } from "../../../src/gatsby/webpack.ts"

type Externals = (imported: { context: string; request: string }, answer: (error: undefined, value?: string) => void) => void

/** What stands in for an import of a package; undefined where the import is compiled. */
function standIn(request: string, importer: string): string | undefined {
  const setWebpackConfig = jest.fn<undefined, [{ readonly externals: Externals }]>()
  const actions = { replaceWebpackConfig: jest.fn(), setWebpackConfig }
  Reflect.apply(onCreateWebpackConfig, undefined, [
    { stage: "build-javascript", getConfig: () => ({}), loaders: { js: () => ({}) }, plugins: {}, actions },
  ])
  const answer = jest.fn<undefined, [undefined, string?]>()
  setWebpackConfig.mock.calls[0]?.[0].externals({ context: join("/site/node_modules", importer), request }, answer)
  return answer.mock.calls[0]?.[1]
}

test("Headroom and Reach Router get stand-ins for what no visitor's browser needs", () => {
  expect(standIn("raf", "react-headroom/src")).toBe("requestAnimationFrame")
  expect(standIn("shallowequal", "react-headroom/src")).toBe("Object.is")
  expect(standIn("invariant", "@gatsbyjs/reach-router/es")).toBe("Boolean")
})

test.each(["raf", "shallowequal", "invariant", "./use-scroll-restoration"])("any other package gets %s itself", (request) => {
  expect(standIn(request, "some-library/dist")).toBeUndefined()
  expect(standIn(request, "some-library/node_modules/react-headroom-fork")).toBeUndefined()
})
