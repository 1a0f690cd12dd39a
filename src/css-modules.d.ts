/** Gatsby exports each class of a CSS module under its name. */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>
  export = classNames
}

declare module "*.css"

/** A font's address changes with the file. */
declare module "*.woff2" {
  const address: string
  export = address
}
