import type { CreateResolversArgs } from "gatsby"
import * as v from "valibot"

const image = v.object({ id: v.string(), internal: v.object({ contentDigest: v.string() }) })

type Info = { readonly fieldName: string; readonly originalResolver: Resolve }
type Resolve = (source: unknown, args: unknown, context: unknown, info: Info) => unknown

/** A list asks for all its pictures after a change of one item: gatsby-plugin-sharp would plan the work for each anew. */
export function createResolvers(gatsby: CreateResolversArgs): void {
  const storedData = new Map<string, Promise<unknown>>()
  const resolve: Resolve = (source, args, context, info) => {
    const { id, internal } = v.parse(image, source)
    const key = JSON.stringify([info.fieldName, id, internal.contentDigest, args])
    const data = storedData.get(key) ?? Promise.resolve(info.originalResolver(source, args, context, info))
    storedData.set(key, data)
    return data
  }
  // Gatsby types it as a bare Function, which can't be called.
  Reflect.apply(gatsby.createResolvers, undefined, [{ ImageSharp: { gatsbyImageData: { resolve }, resize: { resolve } } }])
}
