import sharp from "sharp"

export function smallPicture(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "#ffd400" } })
    .jpeg()
    .toBuffer()
}
