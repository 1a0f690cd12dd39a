export { onPreBootstrap } from "./src/gatsby/check-back-end.ts"
export { createSchemaCustomization } from "./src/gatsby/schema.ts"
export { sourceNodes } from "./src/gatsby/source-nodes.ts"
export { createPages } from "./src/gatsby/create-pages.ts"
export { onPostBuild } from "./src/gatsby/redirects.ts"
export { onCreateDevServer } from "./src/gatsby/dev-server.ts"
export { onCreateWebpackConfig } from "./src/gatsby/webpack.ts"
// `File.publicURL`: of gatsby-source-filesystem only what the site needs, since as a plugin it would want a folder to read.
export { setFieldsOnGraphQLNodeType } from "gatsby-source-filesystem/gatsby-node"
