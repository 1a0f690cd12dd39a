import { ownShells, shells } from "../../contract/screens.ts"

/** robots.txt ends an address with `$`. Screens of the dashboard hold nothing before someone signs in. */
const screens = [
  ...shells.map(({ matchPath }) => matchPath.replace(":id", "*").replace(/\/\*$/, "/")),
  ...ownShells.map((address) => `${address}$`),
]

/** Everything may be crawled but the dashboard. */
export function robots(sitemap: string | null): string {
  const rules = ["User-agent: *", "Allow: /", ...screens.map((address) => `Disallow: ${address}`)]
  return [...rules, ...(sitemap === null ? [] : ["", `Sitemap: ${sitemap}`])].map((line) => `${line}\n`).join("")
}
