import PDFDocument from "pdfkit"

export type Leaflet = {
  readonly title: string
  readonly langcode: string
  /** Unix seconds, written into the file. */
  readonly created: number
}

/** Makes a PDF of one page with a title. The same input gives the same bytes, so that a second import changes nothing. */
export function makePdf({ title, langcode, created }: Leaflet): Promise<Buffer> {
  const date = new Date(created * 1000)
  const document = new PDFDocument({
    size: "A4",
    margin: 72,
    // Deflate differs between versions of zlib.
    compress: false,
    lang: langcode,
    displayTitle: true,
    info: { Title: title, Author: "G30", Creator: "G30", Producer: "G30", CreationDate: date, ModDate: date },
  })
  const chunks: Uint8Array[] = []
  const made = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk))
    document.on("end", () => resolve(Buffer.concat(chunks)))
    document.on("error", reject)
  })
  document.font("Helvetica-Bold").fontSize(12).text("G30")
  document.moveDown(8).fontSize(26).text(title, { lineGap: 4 })
  document.end()
  return made
}
