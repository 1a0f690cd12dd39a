/** A picture as the build gives it. */
export function aPicture(overrides: Partial<Queries.PictureFragment> = {}): Queries.PictureFragment {
  return {
    alt: "White model on a table",
    title: "",
    width: 1800,
    height: 1200,
    focus: "0.5 0.5",
    file: aPictureFile("model"),
    ...overrides,
  }
}

export function aPictureFile(name: string): Queries.PictureFragment["file"] {
  const addresses = (extension: string) => `/static/${name}-360.${extension} 360w, /static/${name}-720.${extension} 720w`
  const images = {
    fallback: { src: `/static/${name}-720.webp`, srcSet: addresses("webp"), sizes: "100vw" },
  }
  return {
    internal: { contentDigest: name },
    childImageSharp: { gatsbyImageData: { layout: "fullWidth", width: 1, height: 0.6667, backgroundColor: "#b8b8b8", images } },
  }
}
