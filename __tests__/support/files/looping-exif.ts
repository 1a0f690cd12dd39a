/** Pictures whose EXIF directories point at themselves: a naive reader never finishes. */

const entrySize = 12

/** A TIFF block with one directory, whose entries name that directory as its EXIF, GPS and interoperability directories. */
export function loopingExif(entries = 1000): Buffer {
  const tiff = Buffer.alloc(8 + 2 + entries * entrySize + 4)
  tiff.write("II*\0", "latin1")
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(entries, 8)
  for (let index = 0; index < entries; index += 1) {
    const at = 10 + index * entrySize
    tiff.writeUInt16LE([0x8769, 0x8825, 0xa005][index % 3] ?? 0, at)
    tiff.writeUInt16LE(4, at + 2)
    tiff.writeUInt32LE(1, at + 4)
    tiff.writeUInt32LE(8, at + 8)
  }
  tiff.writeUInt32LE(8, tiff.length - 4)
  return tiff
}

/** Puts a TIFF block into a JPEG, as its EXIF. */
export function withExif(jpeg: Buffer, tiff: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(tiff.length + 8)
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), length, Buffer.from("Exif\0\0", "latin1"), tiff])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}
