import { ownShells, shells } from "../../contract/screens.ts"

/** The screens of the dashboard, as robots.txt names addresses: `$` is their end. They hold nothing before someone signs in. */
const screens = [
  ...shells.map(({ matchPath }) => matchPath.replace(":id", "*").replace(/\/\*$/, "/")),
  ...ownShells.map((address) => `${address}$`),
]

/** robots.txt: everything may be crawled but the dashboard. */
export function robots(sitemap: string | null): string {
  const rules = ["User-agent: *", "Allow: /", ...screens.map((address) => `Disallow: ${address}`)]
  return [...rules, ...(sitemap === null ? [] : ["", `Sitemap: ${sitemap}`])].map((line) => `${line}\n`).join("")
}
