import type { GatsbyConfig } from "gatsby"
import netlify from "gatsby-adapter-netlify"
import { version } from "./package.json"
import { siteFacts } from "./src/gatsby/site-facts.ts"
import { apiUrl, buildAccount, sourceOptions } from "./src/gatsby/source-options.ts"
import { sourcedTypes } from "./src/gatsby/model.ts"
import { limitRequests } from "./src/gatsby/source-requests.ts"

// Before Gatsby loads its plugins.
limitRequests({ apiUrl, types: sourcedTypes, account: buildAccount })

const config: GatsbyConfig = {
  pathPrefix: "",
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  siteMetadata: {
    ...siteFacts,
    version,
    // Gatsby refuses an empty address, so an unset one is absent.
    ...(process.env.G30_SITE_URL ? { siteUrl: process.env.G30_SITE_URL.replace(/\/+$/, "") } : {}),
  },
  // Keeps Gatsby's cache from one build on Netlify to the next. It writes no rules, and moves no files to where its rules would lead:
  // src/gatsby/redirects.ts and src/gatsby/static-host-headers.ts write all of them.
  ...(process.env.NETLIFY || process.env.NETLIFY_LOCAL ? { adapter: { ...netlify(), adapt: () => undefined } } : {}),
  plugins: [
    { resolve: "gatsby-source-drupal", options: sourceOptions },
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
  ],
}

export default config
