declare module "gatsby-source-filesystem/gatsby-node" {
  import type { GatsbyNode } from "gatsby"
  export const setFieldsOnGraphQLNodeType: NonNullable<GatsbyNode["setFieldsOnGraphQLNodeType"]>
}
