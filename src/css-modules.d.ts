/** Gatsby gives each class of a CSS module as a named export. */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>
  export = classNames
}

declare module "*.css"

/** The address of a font, which changes with the file. */
declare module "*.woff2" {
  const address: string
  export = address
}
