/** What jsdom lacks of files: their bytes, object URLs and the decoding of pictures. Import it first. */
import { runInThisContext } from "node:vm"
import sharp from "sharp"

// The server decodes pictures in processes, and its timers there need Node's unref().
Object.assign(globalThis, runInThisContext("({ setTimeout, clearTimeout })"))

Object.assign(Blob.prototype, {
  arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      reader.onerror = () => reject(new Error("The file can't be read."))
      reader.readAsArrayBuffer(this)
    })
  },
})

let made = 0

Object.assign(URL, { createObjectURL: () => `blob:https://g30.example/${(made += 1)}`, revokeObjectURL: () => undefined })

Object.assign(globalThis, {
  createImageBitmap: async (file: Blob) => {
    const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    return { width, height, close: () => undefined }
  },
})

/** A picture in one colour, as a user has it on the disk. */
export async function aPhoto(name: string, width = 40, height = 30): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#a8b8c8" } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" })
}
