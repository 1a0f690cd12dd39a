import { resolve } from "node:path"
import { compileBySwc, leaveToSwc } from "../../../src/gatsby/swc.ts"

const compile = jest.requireActual<(source: string) => void>("../../../src/gatsby/swc-loader.js")

test.each([
  ["SWC", "our sources", "src/dashboard/app.tsx"],
  ["SWC", "the contract", "contract/paths.ts"],
  ["Babel", "queries", "src/ui/pictures/picture.tsx"],
  ["Babel", "templates, whose heads it takes out", "src/templates/dashboard.tsx"],
  ["Babel", "packages", "node_modules/gatsby-plugin-image/package.json"],
])("%s compiles %s", (compiler, _, file) => {
  const gatsbys = { test: /\.(js|mjs|jsx|ts|tsx)$/, exclude: (path: string) => path === "" }
  const sheets = { test: /\.css$/ }
  leaveToSwc({ module: { rules: [sheets, gatsbys] } })
  const isSwcs = compiler === "SWC"
  expect([gatsbys.exclude(resolve(file)), compileBySwc.include(resolve(file))]).toEqual([isSwcs, isSwcs])
  expect(sheets).not.toHaveProperty("exclude")
})

test("the compiled code has no types, and what all our browsers know as it was", async () => {
  const source = 'import type { A } from "./a.ts"\nimport "./b.css"\nexport const of = (a?: A): string => a?.b ?? (<p>{a}</p>)'
  const code = await new Promise((done, failed) => {
    const context = {
      async: () => (error: Error | null, output: string) => (error ? failed(error) : done(output)),
      resourcePath: "/c.tsx",
    }
    Reflect.apply(compile, { ...context, sourceMap: false }, [source])
  })
  expect(code).toContain('import "./b.css"')
  expect(code).toContain("a?.b ??")
  expect(code).toContain('from "react/jsx-runtime"')
  expect(code).not.toMatch(/a\.ts|string/)
})
