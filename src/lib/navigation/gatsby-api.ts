// Stands in for Gatsby's .cache/api-runner-browser.js in the built scripts (src/gatsby/webpack.ts). Of the plugins, gatsby-browser.tsx alone runs in browsers.
import plugins from "gatsby/cache-dir/api-runner-browser-plugins.js"

const answers = (api: string, given?: object) => plugins.map(({ plugin }) => plugin[api]?.(given)).filter((answer) => answer !== undefined)

export function apiRunner(api: string, given?: object, otherwise?: unknown): readonly unknown[] {
  const answered = answers(api, given)
  return answered.length > 0 ? answered : [otherwise]
}

export function apiRunnerAsync(api: string): Promise<unknown> {
  return Promise.all(answers(api).map((answer) => Promise.resolve(answer)))
}
