export function saveFile(text: string, mediaType: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
