import type * as english from "../en/drupal-words.ts"

export const drupalWords: typeof english.drupalWords = {
  noMail:
    "Deze server kan geen e-mail versturen, dus is er geen link onderweg. De beheerder van de site moet de e-mail van Drupal instellen, en kan u intussen een nieuw wachtwoord geven.",
  readOnly:
    "Deze server aanvaardt geen wijzigingen: zijn JSON:API is alleen-lezen. De beheerder van de site kan dat in Drupal wijzigen op /admin/config/services/jsonapi.",
  unknownSite:
    "De server kent deze site niet, dus kan niemand zich hier aanmelden. De beheerder van de site moet de OAuth-consumer ervan nakijken.",
  unknownScope:
    "De server mist een scope die deze site vraagt, dus kan niemand zich hier aanmelden. De beheerder van de site moet die in Drupal toevoegen.",
  noPasswordGrant:
    "De server laat niemand zich hier met een wachtwoord aanmelden. De beheerder van de site moet de password grant toestaan aan de OAuth-consumer ervan.",
  blockedAddress: "Er waren te veel mislukte pogingen vanaf deze verbinding. Probeer het over een uur opnieuw.",
  blockedAccount: "Dit account is geblokkeerd of nog niet geactiveerd.",
  field: (name) => `Uw account mag het veld “${name}” niet wijzigen.`,
  noField: (name) => `Deze server heeft geen veld “${name}”. Laat het leeg, of vraag de beheerder van de site om het toe te voegen.`,
  upload: "Uw account mag hier geen bestanden uploaden.",
  textFormat: "Uw account mag de opmaak van deze tekst niet gebruiken. De beheerder van de site moet die in Drupal toestaan.",
}

/** What a Drupal without our module answers with. */
export const moduleMissing: typeof english.moduleMissing = {
  title: "De Drupal-module van deze site ontbreekt",
  text: "Het dashboard heeft de module G30 in Drupal nodig, en die is er niet geïnstalleerd. Er is niets verloren, en bezoekers zien de site zoals voorheen.",
  command: "Wie de Drupal beheert, installeert ze met haar recept, in de map “web” van de Drupal, en laadt deze pagina opnieuw:",
}
