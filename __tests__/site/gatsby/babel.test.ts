import { onCreateBabelConfig } from "../../../src/gatsby/babel.ts"

test("Babel keeps ?. and ??, which all our browsers know", () => {
  const plugin = (name: string) => ({ name: `/node_modules/@babel/plugin-proposal-${name}/lib/index.js`, options: {} })
  const plugins = [plugin("optional-chaining"), plugin("nullish-coalescing-operator"), plugin("numeric-separator")]
  const stages = { develop: { plugins, presets: [] }, "build-javascript": { plugins, presets: [] } }
  onCreateBabelConfig({ stage: "develop", store: { getState: () => ({ babelrc: { stages } }) } } as never)
  const kept = { plugins: [plugin("numeric-separator")], presets: [] }
  expect(stages).toEqual({ develop: kept, "build-javascript": kept })
})
