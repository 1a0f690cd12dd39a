const ending = /\.(jpe?g|png|webp|avif|gif|tiff?|svg|heic|bmp)$/i
const camera = /^(img|dsc[fn]?|pict?|image|photo|foto|picture|afbeelding|screenshot|scan|untitled|sans[ _-]titre)[ _-]*[\d _.()-]*$/i

/** Tells whether an alternative text only names the file, as cameras and uploads do. */
export function isFileName(alt: string, filename: string): boolean {
  const text = alt.trim()
  if (text === "") return false
  const stem = filename.replace(/\.\w{2,5}$/, "")
  const isStem = text.toLowerCase() === stem.toLowerCase() && /[_\d-]/.test(stem) && !stem.includes(" ")
  return ending.test(text) || camera.test(text) || isStem
}
