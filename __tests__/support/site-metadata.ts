import { answerStaticQueries } from "./gatsby.tsx"

const association = {
  name: "G30 asbl/vzw",
  postalCode: "1000",
  phone: "+32 2 555 01 30",
  fax: "+32 2 555 01 31",
  mail: "info@example.org",
}

type Overrides = {
  readonly siteUrl?: string
  readonly joinPath?: string | null
  readonly clientsPath?: string | null
  readonly pressPath?: string | null
  readonly hasPublicEvents?: boolean
}

/** Gives components the metadata of gatsby-config.ts. */
export function withSiteMetadata({
  joinPath = null,
  clientsPath = null,
  pressPath = null,
  hasPublicEvents = true,
  ...overrides
}: Overrides = {}): void {
  const facts = { title: "G30", version: "1.2.3" }
  answerStaticQueries({
    site: { siteMetadata: { ...facts, siteUrl: "", association, ...overrides } },
    siteBuildMetadata: { buildTime: "2026" },
    allSiteFacts: {
      nodes: [{ language: "en", hasPublicEvents, aboutPath: "/about-us/", legalPath: "/legal/", joinPath, clientsPath, pressPath }],
    },
  })
}
