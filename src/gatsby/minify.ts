/** What Terser may do for browsers that know arrow functions and methods; the "unsafe" ones are for code that calls `new` on such a function, which ours doesn't. */
const modern = { ecma: 2020, passes: 2, keep_fargs: false, pure_getters: true, unsafe_arrows: true, unsafe_methods: true }

/** Lets Gatsby's Terser write for today's browsers: it writes for those of 2009, which is 1 kB of gzip a page. */
export function minifyForToday(config: object): void {
  const minimizers = at(at(config, "optimization"), "minimizer")
  if (!Array.isArray(minimizers)) return
  for (const plugin of minimizers) {
    const options = at(at(at(plugin, "options"), "minimizer"), "options")
    if (isObject(options) && "compress" in options) Object.assign(options, { compress: modern, output: { ecma: 2020, comments: false } })
  }
}

function at(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null
}
