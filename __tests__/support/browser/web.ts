/** What the server is made of and jsdom lacks or has in a form of its own: Node's, from outside of the page's realm. Import it first. */
import { runInThisContext } from "node:vm"

const names = "URL, URLSearchParams, Request, Response, Headers, ReadableStream, WritableStream, TransformStream, CompressionStream"

Object.assign(globalThis, runInThisContext(`({ ${names}, structuredClone, setImmediate, clearImmediate })`))
