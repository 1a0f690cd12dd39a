/** Words that don't say where a link leads, in the languages of the content. */
const vague: ReadonlySet<string> = new Set([
  ...["here", "click here", "click", "see here", "read more", "more", "learn more", "find out more", "continue", "continue reading"],
  ...["link", "this link", "this page", "this", "website", "site", "more info", "more information", "details", "download"],
  ...[
    "ici",
    "cliquez ici",
    "cliquer ici",
    "clique ici",
    "par ici",
    "voir ici",
    "lire la suite",
    "la suite",
    "suite",
    "lire plus",
    "voir plus",
  ],
  ...[
    "en savoir plus",
    "plus",
    "plus d'infos",
    "plus d'info",
    "plus d'informations",
    "lien",
    "ce lien",
    "cette page",
    "site web",
    "télécharger",
  ],
  ...["hier", "klik hier", "klik", "zie hier", "lees meer", "lees verder", "verder lezen", "meer", "meer lezen", "meer info"],
  ...["meer informatie", "deze link", "deze pagina", "downloaden", "de website"],
])

export function isVague(words: string): boolean {
  const plain = words
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
  return plain === "" || vague.has(plain)
}
