import { refusals as inEnglish, type RefusalCode } from "#contract/refusals.ts"

/** These replace the back end's English. The reader of an OAuth refusal can't fix it, so the words name who can. */
export const refusals: Readonly<Record<RefusalCode, string>> = {
  ...inEnglish,
  invalid_client: "The server doesn't know this site, so nobody can log in here. Whoever runs the site has to check its OAuth consumer.",
  invalid_scope:
    "The server lacks a scope that this site asks for, so nobody can log in here. Whoever runs the site has to add it in Drupal.",
  unsupported_grant_type:
    "The server lets nobody log in here with a password. Whoever runs the site has to allow the password grant to its OAuth consumer.",
}

/** The back end has no code for these refusals, so the refused field decides about the words. */
export const refused = {
  field: (name: string) => `Your account may not change the field ‘${name}’.`,
  textFormat: "Your account may not use this text's format. Whoever runs the site has to allow it in Drupal.",
}

/** These words replace the dashboard on a Drupal without our module. */
export const moduleMissing = {
  title: "The Drupal module of this site is missing",
  text: "The dashboard needs the module G30 in Drupal, which isn’t installed there. Nothing is lost, and visitors see the site as before.",
  command: "Whoever runs the Drupal installs it by its recipe, in the folder “web” of the Drupal, and reloads this page:",
}
