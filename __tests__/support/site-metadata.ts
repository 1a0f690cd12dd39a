import { answerStaticQueries } from "./gatsby.tsx"

const association = {
  name: "G30 asbl/vzw",
  description: "Association of architects",
  street: "Rue du Fil à Plomb 30",
  postalCode: "1000",
  locality: "Brussels",
  country: "Belgium",
  phone: "+32 2 555 01 30",
  fax: "+32 2 555 01 31",
  mail: "info@example.org",
}

/** Gives components the metadata of gatsby-config.ts. */
export function withSiteMetadata({ hasEvents = true, ...overrides }: { siteUrl?: string; hasEvents?: boolean } = {}): void {
  const words = { title: "G30", description: "Promoting and Improving The Architectural Practice", tagline: "A tagline", version: "1.2.3" }
  answerStaticQueries({
    site: { siteMetadata: { ...words, siteUrl: "", association, ...overrides } },
    navigation: { hasEvents },
    siteBuildMetadata: { buildTime: "2026" },
  })
}
