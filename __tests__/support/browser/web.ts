/** Node's web classes, which the server needs and jsdom lacks or has in another form. Import it first. */
import { runInThisContext } from "node:vm"

const names = "URL, URLSearchParams, Request, Response, Headers, ReadableStream, WritableStream, TransformStream, CompressionStream"

Object.assign(globalThis, runInThisContext(`({ ${names}, structuredClone, setImmediate, clearImmediate })`))
