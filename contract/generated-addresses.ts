import { criterionSegments, furtherPages } from "./directory.ts"
import { feedFile } from "./feeds.ts"

/** Beside the page of a member, and beside that of an event. */
export const contactFile = "contact.vcf"
export const eventFile = "event.ics"

const ofMembers = [...new Set<string>([...Object.values(criterionSegments), furtherPages])].join("|")
const files = [feedFile, contactFile, eventFile].map((name) => name.replace(".", "\\.")).join("|")
const generatedPage = new RegExp(`^/(publications/.|agenda/category/.|members/(${ofMembers})/.)`)
const generatedFile = new RegExp(`^/(.+/)?(${files})$`)

/** Says whether the build makes a list or a file of many items at an address without its language's prefix. */
export function isMadeAddress(path: string): boolean {
  return generatedPage.test(path) || isMadeFile(path)
}

/** Says whether an address without its language's prefix is that of a feed, a contact or an event as a file. */
export function isMadeFile(path: string): boolean {
  return generatedFile.test(path)
}
