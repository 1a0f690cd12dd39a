import type { KnipConfig } from "knip"

const config: KnipConfig = {
  // Gatsby reads babel.config.js; webpack puts src/lib/gatsby-{link,scroll} in place of packages (src/gatsby/webpack.ts).
  entry: [
    "babel.config.js",
    "src/lib/gatsby-{link.ts,scroll.tsx}",
    "src/{pages,templates,slices}/**/*.tsx",
    "gatsby-{config,node}.ts",
    "gatsby-{browser,ssr}.tsx",
    "server/{main,cli}.ts",
    "server/files/decoder.ts",
  ],
  project: ["*.{ts,tsx,js}", "{__tests__,bench,contract,scripts,server,src}/**/*.{ts,tsx,js}"],
  ignoreExportsUsedInFile: true,
  // Gatsby brings its preset. lefthook is run by its own hooks in .git and by scripts/prepare.js; taskset, mount and umount belong to Linux.
  ignoreDependencies: ["lefthook", "babel-preset-gatsby"],
  ignoreBinaries: ["taskset", "mount", "umount"],
  // Gatsby reads the fragments of all files; nothing imports them.
  compilers: { tsx: (text: string) => text.replace("export const fragment = graphql", "const fragment = graphql") },
}

export default config
