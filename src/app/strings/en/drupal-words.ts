/** What is said in place of Drupal's own words, which are for programmers or leave the reader alone. */
export const drupalWords = {
  noMail:
    "This server can't send email, so no link is on its way. Whoever runs the site has to set up Drupal's email, and can give you a new password meanwhile.",
  readOnly:
    "This server takes no changes: its JSON:API is read only. Whoever runs the site can change that in Drupal at /admin/config/services/jsonapi.",
  unknownSite: "The server doesn't know this site, so nobody can log in here. Whoever runs the site has to check its OAuth consumer.",
  unknownScope:
    "The server lacks a scope that this site asks for, so nobody can log in here. Whoever runs the site has to add it in Drupal.",
  noPasswordGrant:
    "The server lets nobody log in here with a password. Whoever runs the site has to allow the password grant to its OAuth consumer.",
  blockedAddress: "There were too many failed attempts from this connection. Try again in an hour.",
  blockedAccount: "This account is blocked or has not been activated yet.",
  field: (name: string) => `Your account may not change the field ‘${name}’.`,
  noField: (name: string) => `This server has no field ‘${name}’. Leave it empty, or ask whoever runs the site to add it.`,
  upload: "Your account may not upload files here.",
  textFormat: "Your account may not use this text's format. Whoever runs the site has to allow it in Drupal.",
}

/** What a Drupal without our module answers with. */
export const moduleMissing = {
  title: "The Drupal module of this site is missing",
  text: "The dashboard needs the module G30 in Drupal, which isn’t installed there. Nothing is lost, and visitors see the site as before.",
  command: "Whoever runs the Drupal installs it by its recipe, in the folder “web” of the Drupal, and reloads this page:",
}
