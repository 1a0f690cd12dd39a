import type { GatsbyConfig } from "gatsby"
import { sourceOptions } from "./src/gatsby/source-options.ts"

const config: GatsbyConfig = {
  pathPrefix: "",
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  siteMetadata: {
    title: "G30",
    description: "Promoting and Improving The Architectural Practice",
    tagline: "Promoting and improving the architectural practice",
    // Empty as specified: Gatsby refuses an empty address, so it is absent until it is set.
    ...(process.env.G30_SITE_URL ? { siteUrl: process.env.G30_SITE_URL.replace(/\/+$/, "") } : {}),
    association: {
      name: "G30 asbl/vzw",
      description: "Association of architects",
      street: "Rue du Fil à Plomb 30",
      postalCode: "1000",
      locality: "Brussels",
      country: "Belgium",
      phone: "+32 2 555 01 30",
      fax: "+32 2 555 01 31",
      mail: "info@example.org",
    },
  },
  plugins: [
    { resolve: "gatsby-source-drupal", options: sourceOptions },
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
  ],
}

export default config
