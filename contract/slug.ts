const mostInSlug = 100

export function slugFrom(latin: string): string {
  const slug = latin
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
  const short = slug.length <= mostInSlug ? slug : slug.slice(0, mostInSlug + 1).replace(/-[^-]*$/, "")
  return short.slice(0, mostInSlug) || "item"
}
