/** Gatsby gives each class of a CSS module as a named export. */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>
  export = classNames
}
