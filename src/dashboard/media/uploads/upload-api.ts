import type { AxiosProgressEvent } from "axios"
import { fold } from "#contract/fold.ts"
import type { ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, fileContentPath, individualPath } from "#contract/paths.ts"
import { slugFrom } from "#contract/slug.ts"
import { fileOf, oneDocument, type OneDocument } from "#dashboard/items/document.ts"
import type { FileValue } from "#dashboard/items/values.ts"
import { api } from "#dashboard/session/core/api.ts"
import { extensionOf } from "./file-check.ts"

export type UploadedFile = Pick<FileValue, "id" | "url" | "filename" | "filemime" | "filesize" | "width" | "height">

export type UploadProgress = { readonly sent: number; readonly total: number }

type Sending = { readonly file: File; readonly onProgress?: (progress: UploadProgress) => void }

type Upload = Sending & { readonly type: ResourceType; readonly field: string }

type Replacement = Sending & { readonly id: string }

export const uploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadFile: build.mutation<UploadedFile, Upload>({
      query: ({ type, field, ...sending }) => requestOf(`${collectionPath(type)}/${field}`, sending),
      rawResponseSchema: oneDocument,
      transformResponse: readUploadedFile,
      invalidatesTags: [{ type: "List", id: "file--file" }],
    }),
    replaceFile: build.mutation<UploadedFile, Replacement>({
      query: ({ id, ...sending }) => requestOf(fileContentPath(id), sending),
      rawResponseSchema: oneDocument,
      transformResponse: readUploadedFile,
      invalidatesTags: [
        { type: "List", id: "file--file" },
        { type: "List", id: "picture" },
      ],
    }),
    getFileId: build.query<string, string>({
      query: (id) => ({
        url: individualPath("file--file", id),
        headers: { Accept: mediaType },
        params: { "fields[file--file]": "filename" },
      }),
      rawResponseSchema: oneDocument,
      transformResponse: ({ data }: OneDocument) => data.id,
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useReplaceFileMutation } = uploadApi

function requestOf(url: string, { file, onProgress = () => undefined }: Sending) {
  return {
    method: "post",
    url,
    data: file,
    // Large files on slow lines take longer than any other request.
    timeout: 0,
    headers: {
      Accept: mediaType,
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `file; filename="${uploadName(file.name)}"`,
    },
    onUploadProgress: ({ loaded, total = file.size }: AxiosProgressEvent) => onProgress({ sent: loaded, total }),
  }
}

/** Returns a file name in ASCII, because Drupal fails on others. */
export function uploadName(filename: string): string {
  const extension = extensionOf(filename)
  return `${slugFrom(fold(filename.slice(0, filename.length - extension.length - 1)))}.${extension}`
}

function readUploadedFile({ data }: OneDocument): UploadedFile {
  const value = fileOf(data)
  if (value === null) throw new Error("The answer to an upload has no file.")
  const { id, url, filename, filemime, filesize, width, height } = value
  return { id, url, filename, filemime, filesize, width, height }
}
