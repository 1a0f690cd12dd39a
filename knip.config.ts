import type { KnipConfig } from "knip"

export const shared = {
  // Gatsby reads babel.config.js; webpack runs src/gatsby/*-loader.js, and puts the two files of src/lib in place of packages (src/gatsby/webpack.ts).
  entry: [
    "babel.config.js",
    "src/gatsby/*-loader.js",
    "src/lib/{navigation/gatsby-scroll.ts,no-prop-types.js}",
    "src/{pages,templates,slices}/**/*.tsx",
    "gatsby-{config,node}.ts",
    "gatsby-{browser,ssr}.tsx",
    "server/{main,cli}.ts",
    "server/files/pictures/decoder.ts",
    "scripts/gate/references.ts",
    "publisher/{gatsby-supervisor,warm-build,release-thread}.ts",
  ],
  // knip would run gatsby-node.ts without Gatsby.
  gatsby: { config: ["gatsby-config.ts"] },
  ignoreExportsUsedInFile: true,
  // Gatsby reads the fragments of all files; nothing imports them.
  compilers: { tsx: (text: string) => text.replace("export const fragment = graphql", "const fragment = graphql") },
}

const config: KnipConfig = {
  ...shared,
  entry: [...shared.entry, "knip.shipped.config.ts"],
  project: ["*.{ts,tsx,js}", "{__tests__,bench,contract,publisher,scripts,server,src}/**/*.{ts,tsx,js}"],
  // Gatsby installs its preset and what bundles style sheets, and jest-environment-jsdom installs jsdom. taskset is a Linux program; PHP is there or the tests that need it are skipped.
  jest: { config: ["jest.config.js", "jest.drupal.config.js"] },
  ignoreDependencies: ["babel-preset-gatsby", "css-loader", "jsdom", "mini-css-extract-plugin"],
  ignoreBinaries: ["taskset", "php"],
}

export default config
