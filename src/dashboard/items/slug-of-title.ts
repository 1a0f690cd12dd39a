import { fold } from "#contract/fold.ts"
import { slugFrom } from "#contract/slug.ts"

/** The server spells titles in the same way. Other scripts need a large table, which loads for them alone. */
export async function slugOfTitle(title: string): Promise<string> {
  if (isLatin(title)) return slugFrom(fold(title))
  const { transliterate } = await import(/* webpackChunkName: "transliteration" */ "transliteration")
  return slugFrom(transliterate(title))
}

/** `fold` spells these letters in ASCII as the server does; it makes a u of ý. */
function isLatin(title: string): boolean {
  return !/ý/i.test(title) && /^[\x20-\x7e]*$/.test(fold(title).replaceAll(/[–—…“”„«»]/g, "-"))
}
