import { refusals as inEnglish, type RefusalCode } from "#contract/refusals.ts"

/** What is said of each refusal, in place of the back end's English. The reader of an OAuth refusal isn't the one who can act on it. */
export const refusals: Readonly<Record<RefusalCode, string>> = {
  ...inEnglish,
  invalid_client: "The server doesn't know this site, so nobody can log in here. Whoever runs the site has to check its OAuth consumer.",
  invalid_scope:
    "The server lacks a scope that this site asks for, so nobody can log in here. Whoever runs the site has to add it in Drupal.",
  unsupported_grant_type:
    "The server lets nobody log in here with a password. Whoever runs the site has to allow the password grant to its OAuth consumer.",
}

/** What a back end has no code for, and the place of the refusal tells. */
export const refused = {
  field: (name: string) => `Your account may not change the field ‘${name}’.`,
  textFormat: "Your account may not use this text's format. Whoever runs the site has to allow it in Drupal.",
}

/** What a Drupal without our module answers with. */
export const moduleMissing = {
  title: "The Drupal module of this site is missing",
  text: "The dashboard needs the module G30 in Drupal, which isn’t installed there. Nothing is lost, and visitors see the site as before.",
  command: "Whoever runs the Drupal installs it by its recipe, in the folder “web” of the Drupal, and reloads this page:",
}
