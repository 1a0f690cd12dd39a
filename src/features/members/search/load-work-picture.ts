import { loadJson } from "#lib/navigation/page-data.ts"

export type WorkPicture = Queries.MemberCardFragment["work"]

/** The picture is in the data of the member's page, which its link prefetches too. */
export async function loadWorkPicture(path: string): Promise<WorkPicture> {
  try {
    const page = await loadJson(`/page-data${path}page-data.json`)
    if (!has(page, "result") || !has(page.result, "data") || !has(page.result.data, "member")) return null
    const { member } = page.result.data
    return isPicturedMember(member) ? (member.image ?? member.gallery[0] ?? null) : null
  } catch {
    // The initials stay.
    return null
  }
}

function isPicturedMember(value: unknown): value is Pick<Queries.MemberArticleFragment, "image" | "gallery"> {
  return has(value, "image") && has(value, "gallery")
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && key in value
}
