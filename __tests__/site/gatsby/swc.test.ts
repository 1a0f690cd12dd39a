import { resolve } from "node:path"
import Minimizer from "terser-webpack-plugin"
import { compileBySwc, minifyBySwc } from "../../../src/gatsby/swc.ts"

const compile = jest.requireActual<(source: string) => void>("../../../src/gatsby/swc-loader.js")

/** The loaders that compile a file; Gatsby's own are "Babel". */
function loadersOf(file: string, issuer = resolve("src/dashboard/app.tsx")): unknown {
  const rule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: jest.fn<unknown, [object]>(() => "Babel") }
  compileBySwc({ module: { rules: [{ test: /\.ya?ml$/, use: [] }, rule] } })
  return rule.use({ realResource: resolve(file), issuer })
}

test("SWC compiles our sources", () => {
  const loaders = [{ loader: resolve("src/gatsby/swc-loader.js") }]
  expect(loadersOf("src/dashboard/app.tsx")).toEqual(loaders)
  expect(loadersOf("contract/paths.ts")).toEqual(loaders)
})

test.each([
  ["queries", "src/ui/picture.tsx"],
  ["packages", "node_modules/gatsby-plugin-image/package.json"],
])("Gatsby's Babel compiles %s", (_, file) => {
  expect(loadersOf(file)).toBe("Babel")
})

test("Gatsby's Babel compiles a template, from which it takes the query and the head out", () => {
  expect(loadersOf("src/templates/dashboard.tsx", resolve(".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js"))).toBe("Babel")
})

test("the compiled code has no types, and what all our browsers know as it was", async () => {
  const source = 'import type { A } from "./a.ts"\nimport "./b.css"\nexport const of = (a?: A): string => a?.b ?? (<p>{a}</p>)'
  const code = await new Promise((done, failed) => {
    const context = {
      async: () => (error: Error | null, made: string) => (error ? failed(error) : done(made)),
      resourcePath: "/c.tsx",
    }
    Reflect.apply(compile, { ...context, sourceMap: false }, [source])
  })
  expect(code).toContain('import "./b.css"')
  expect(code).toContain("a?.b ??")
  expect(code).toContain('from "react/jsx-runtime"')
  expect(code).not.toMatch(/a\.ts|string/)
})

test("SWC minifies scripts in place of Gatsby's Terser, and the sheets keep their own minifier", () => {
  class TerserPlugin {
    options = { parallel: 1 }
  }
  class CssMinimizerPlugin {
    options = { parallel: 1 }
  }
  const sheets = new CssMinimizerPlugin()
  const optimization = { minimizer: [new TerserPlugin(), sheets] }
  minifyBySwc({ optimization })
  const [scripts, ...others] = optimization.minimizer
  expect(scripts).toMatchObject({ options: { parallel: false, minimizer: { implementation: Minimizer.swcMinify } } })
  expect(others).toEqual([sheets])
})
