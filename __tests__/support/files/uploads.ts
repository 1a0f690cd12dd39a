import { readdirSync } from "node:fs"
import sharp from "sharp"
import type { TestServer } from "#support/server.ts"

export type UploadResult = { readonly status: number; readonly detail: string; readonly headers: Headers; readonly file: UploadedFile }

type UploadedFile = {
  readonly id: string
  readonly attributes: {
    readonly filename: string
    readonly filesize: number
    readonly status: boolean
    readonly uri: { readonly value: string; readonly url: string }
  }
}

type Body = { readonly data?: UploadedFile; readonly errors?: readonly { readonly detail: string }[] }

const nothing = { id: "", attributes: { filename: "", filesize: 0, status: false, uri: { value: "", url: "" } } }

/** Uploads bytes under a name to a field, `node/article/field_image` unless said otherwise. */
export async function upload(
  server: TestServer,
  filename: string,
  bytes: BodyInit | Buffer,
  { to = "node/article/field_image", ...headers }: Readonly<Record<string, string>> = {},
): Promise<UploadResult> {
  const response = await server.fetch(`/jsonapi/${to}`, {
    method: "POST",
    headers: {
      authorization: "Bearer anyone",
      "content-type": "application/octet-stream",
      "content-disposition": `file; filename="${filename}"`,
      ...headers,
    },
    body: Buffer.isBuffer(bytes) ? new Uint8Array(bytes) : bytes,
    ...(bytes instanceof ReadableStream ? { duplex: "half" } : {}),
  })
  const { data = nothing, errors = [] }: Body = JSON.parse(await response.text())
  return { status: response.status, detail: errors.map(({ detail }) => detail).join(" "), headers: response.headers, file: data }
}

/** The files of the files folder, unfinished uploads included. */
export function filesOf({ filesFolder }: TestServer): readonly string[] {
  const entries = readdirSync(filesFolder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`.slice(filesFolder.length + 1))
}

/** A small picture in one colour. */
export function aColour(width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: "#a8b8c8" } })
}
