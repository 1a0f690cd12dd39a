import { appWords } from "#app/strings/words.ts"

type Rule = readonly [said: RegExp, plain: string | null | ((match: RegExpExecArray) => string)]

const rules: readonly Rule[] = [
  [/system can't send email|unable to send (the )?e-?mail/i, appWords.drupalWords.noMail],
  [/configured to accept only read operations/i, appWords.drupalWords.readOnly],
  [/^client authentication failed/i, appWords.drupalWords.unknownSite],
  [/requested scope is invalid/i, appWords.drupalWords.unknownScope],
  [/grant type is not supported|not authorized to use .*grant/i, appWords.drupalWords.noPasswordGrant],
  [/flood prevention/i, appWords.drupalWords.blockedAddress],
  [/account is blocked or has not been activated/i, appWords.drupalWords.blockedAccount],
  [/not allowed to \w+ the selected field \(([\w.]+)\)/i, ([, name = ""]) => appWords.drupalWords.field(name)],
  [/^The (?:attribute|relationship) (\w+) does not exist on/, ([, name = ""]) => appWords.drupalWords.noField(name)],
  [/not permitted to upload a file/i, appWords.drupalWords.upload],
  [/^(forbidden|access denied)\.?$/i, null],
  [/denied the request|^unauthorized$/i, null],
  [/no route found|^(page )?not found$|^method not allowed$/i, null],
  // A failure that Drupal shows with all its details, as HTML or as text.
  [/encountered an unexpected error|sqlstate|exception\b|\bDrupal\\|\/(core|modules|vendor)\//i, null],
]

/** A back end's words, as someone who is no programmer can follow them; null where our own words for the problem are better. */
export function plainWords(said: string | null): string | null {
  if (said === null) return null
  for (const [pattern, plain] of rules) {
    const match = pattern.exec(said)
    if (match !== null) return typeof plain === "function" ? plain(match) : plain
  }
  return (
    translated(said) ??
    said
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .map((sentence) => translated(sentence) ?? sentence)
      .join(" ")
  )
}

/** A back end's English in the language of the page; null where no sentence fits. */
function translated(said: string): string | null {
  const known = appWords.serverWords.find(([pattern]) => pattern.test(said))
  return known === undefined ? null : said.replace(...known)
}

/** The same of the sentences about fields. Drupal says of a text's format what it says of a choice. */
export function plainFields(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, said]) => {
      const isFormat = name === "body" && /not a valid choice/i.test(said)
      return [name, isFormat ? appWords.drupalWords.textFormat : (plainWords(said) ?? said)] as const
    }),
  )
}
