declare module "gatsby-source-drupal/normalize" {
  export function nodeFromData(resource: unknown, createNodeId: (input: string) => string, ...others: unknown[]): Promise<DrupalNode>
}
declare module "gatsby-source-drupal/utils" {
  export function handleReferences(node: DrupalNode, options: object): Promise<unknown>
}
declare module "gatsby-source-drupal/plugin-options" {
  export function setOptions(options: object): void
}
type DrupalNode = {
  readonly id: string
  readonly internal: { readonly type: string; readonly contentDigest?: string }
  readonly [field: string]: unknown
}
