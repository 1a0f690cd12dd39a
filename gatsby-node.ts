export { onPreBootstrap } from "./src/gatsby/check-back-end.ts"
export { createSchemaCustomization } from "./src/gatsby/schema.ts"
export { sourceNodes } from "./src/gatsby/source-nodes.ts"
export { createPages } from "./src/gatsby/create-pages.ts"
export { onPostBuild } from "./src/gatsby/redirects.ts"
export { onCreateDevServer } from "./src/gatsby/dev-server.ts"
export { onCreateWebpackConfig } from "./src/gatsby/webpack.ts"
// Adds `File.publicURL`. As a plugin, gatsby-source-filesystem would require a folder to read.
export { setFieldsOnGraphQLNodeType } from "gatsby-source-filesystem/gatsby-node"
