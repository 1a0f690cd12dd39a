import * as v from "valibot"

const pageShape = v.object({
  file: v.object({
    childImageSharp: v.object({ gatsbyImageData: v.object({ images: v.object({ fallback: v.object({ srcSet: v.string() }) }) }) }),
  }),
})

/** Widths come with the addresses, the smallest first. A picture without a file has none. */
export function sizesOf(picture: unknown): readonly { readonly address: string; readonly width: number }[] {
  if (!v.is(pageShape, picture)) return []
  const sizes = picture.file.childImageSharp.gatsbyImageData.images.fallback.srcSet.split(/,\s+/)
  return sizes.flatMap((size) => {
    const [address = "", width = ""] = size.trim().split(" ")
    return address === "" ? [] : { address, width: Number.parseInt(width, 10) }
  })
}
