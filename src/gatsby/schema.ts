import type { CreateSchemaCustomizationArgs } from "gatsby"
import { kindOf } from "../../contract/content.ts"
import { fieldTypes } from "../../contract/field-types/field-types.ts"
import { plainName, type Field, type ResourceType } from "../../contract/fields.ts"
import { siteFields } from "../../contract/site-data.ts"
import { relatedType, relatedTypeName } from "./content/related.ts"
import { drupalNodeType, graphqlTarget, richTextFields, sourcedTypes } from "./model.ts"

const valueTypes = `
  type Picture { alt: String!  title: String!  width: Int!  height: Int!  focus: String!  file: File @link }
  type Attachment {
    description: String!  filename: String!  mediaType: String!  size: Int!  file: File @link  langcode: String!  versions: [AttachmentVersion!]!
  }
  type AttachmentVersion { languages: [String!]!  filename: String!  size: Int!  file: File @link }
  type Translation { language: String!  path: String!  isOriginal: Boolean! }
  type WebLink { url: String  title: String! }
  type Person { name: String!  role: String! }
  type EventDate { event: Event! @link  start: String!  end: String  isCancelled: Boolean!  movedFrom: String }
  type AgendaPart { name: String!  dates: [EventDate!]! }
  type AgendaFilter { name: String!  langcode: String!  path: String! }
  type AgendaList implements Node @dontInfer {
    id: ID!  language: String!  isWhole: Boolean!  path: String!  translations: [Translation!]!  category: String  langcode: String!  thisYear: Int!  filters: [AgendaFilter!]!  next: [EventDate!]!  upcoming: [AgendaPart!]!  past: [AgendaPart!]!
  }
  type PublicationFacet { criterion: String!  value: String!  name: String  langcode: String!  path: String!  count: Int! }
  type RowAuthor { title: String!  langcode: String! }
  type RowTag { name: String!  langcode: String!  path: String }
  type PublicationRow {
    id: ID!  title: String!  path: String!  langcode: String!  created: Date!  date: Date  kind: String  summary: String  image: Picture  authors: [RowAuthor!]!  tags: [RowTag!]!
  }
  type PublicationArchive implements Node @dontInfer {
    id: ID!  language: String!  count: Int!  older: String  publications: [PublicationRow!]!  facets: [PublicationFacet!]!
  }
  type PublicationList implements Node @dontInfer {
    id: ID!  language: String!  path: String!  translations: [Translation!]!  criterion: String!  value: String!  tag: String  langcode: String!  description: String  number: Int  count: Int  newer: String  older: String  publications: [PublicationRow!]!  actions: [ActionProject!]! @link
  }
  type MemberCriterion {
    criterion: String!  value: String!  name: String!  langcode: String!  otherNames: String  path: String!  count: Int!
  }
  type MemberList implements Node @dontInfer {
    id: ID!  language: String!  isWhole: Boolean!  path: String!  translations: [Translation!]!  criterion: String  value: String  name: String  langcode: String!  version: String!  page: Int!  pages: [String!]!  count: Int!  filters: [MemberCriterion!]!  members: [Member!]! @link
  }
  type Latest implements Node @dontInfer { id: ID!  language: String!  publications: [Publication!]! @link }
  type SiteFacts implements Node @dontInfer {
    id: ID!  language: String!  hasPublicEvents: Boolean!  aboutPath: String  legalPath: String  joinPath: String  clientsPath: String  pressPath: String
  }
  type RichText { tree: JSON! @stored  pictures: [Picture!]! }
  type Site implements Node { siteMetadata: SiteSiteMetadata! }
  type SiteSiteMetadata { title: String!  version: String!  siteUrl: String  association: SiteAssociation! }
  type SiteAssociation {
    name: String!  postalCode: String!  phone: String!  fax: String!  mail: String!
  }
`

/** Declared types and fields keep missing values and kinds from breaking a query. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({ name: "stored", extend: () => ({ resolve: storedValue }) })
  // Gatsby would infer a schema for the source plugin's nodes, which only src/gatsby/content/sourced-nodes.ts reads.
  const drupalTypes = [...sourcedTypes.map(drupalNodeType), "file__file"].map(
    (name) => `type ${name} implements Node @dontInfer { id: ID! }`,
  )
  actions.createTypes([ownTypes(), ...drupalTypes].join("\n"))
}

function ownTypes(): string {
  return [valueTypes, ...sourcedTypes.map(contentType), ...sourcedTypes.map(relatedType)].join("\n")
}

export const nodeTypes: readonly string[] = Array.from(
  ownTypes().matchAll(/type (\w+) implements Node @dontInfer/g),
  ([, name = ""]) => name,
)

/** A node keeps the value as JSON. */
export function storedValue(
  source: Readonly<Record<string, unknown>>,
  _given: unknown,
  _context: unknown,
  { fieldName }: { readonly fieldName: string },
): unknown {
  return JSON.parse(String(source[fieldName]))
}

function contentType(type: ResourceType): string {
  const { entityType, graphql, publicPath } = kindOf(type)
  const base = "drupalId: String!  number: Int!  language: String!  langcode: String!  changed: Date!"
  const label = entityType === "taxonomy_term" ? "name: String!" : "title: String!"
  const node =
    publicPath === null
      ? ""
      : "path: String!  translations: [Translation!]!  created: Date!  promote: Boolean!  summary: String!  minutes: Int!  body: RichText!"
  const texts = richTextFields(type).map((name) => `${plainName(name)}: RichText!`)
  const fields = [...siteFields(type).map(([name, field]) => `${plainName(name)}: ${outputType(field)}`), ...texts]
  const ofMember = type === "node--member" ? "placeNames: String  coordinates: [Float!]  work: Picture" : ""
  const ofPage = type === "node--page" ? "fixed: String" : ""
  const ofTag = type === "taxonomy_term--tags" ? "path: String" : ""
  const relatedName = relatedTypeName(type)
  const related = relatedName === null ? "" : `related: ${relatedName}! @link`
  return `type ${graphql} implements Node @dontInfer { id: ID!  ${base}  ${label}  ${node}  ${fields.join("  ")}  ${ofMember}  ${ofPage}  ${ofTag}  ${related} }`
}

function outputType(field: Field): string {
  const name = graphqlTarget(field) ?? fieldTypes[field.type].graphql
  const link = field.type === "entity_reference" ? " @link" : ""
  if (field.many) return `[${name}!]!${link}`
  return `${name}${field.type === "boolean" ? "!" : ""}${link}`
}
