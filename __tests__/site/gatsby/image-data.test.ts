import { createResolvers } from "../../../src/gatsby/image-data.ts"

type Image = { readonly id: string; readonly internal: { readonly contentDigest: string } }
type Resolve = (image: Image, args: object, context: null, info: { readonly originalResolver: jest.Mock }) => unknown

const imageOf = (contentDigest: string): Image => ({ id: "image", internal: { contentDigest } })

test("the sizes of a picture are worked out once for its bytes and a query's arguments", async () => {
  const added = jest.fn<unknown, [{ ImageSharp: { gatsbyImageData: { resolve: Resolve } } }]>()
  createResolvers({ createResolvers: added } as never)
  const resolve = added.mock.calls[0]?.[0].ImageSharp.gatsbyImageData.resolve
  const originalResolver = jest.fn((image: Image, args: object) => Promise.resolve({ image, args }))
  const ask = (contentDigest: string, args: object) => resolve?.(imageOf(contentDigest), args, null, { originalResolver })

  const first = await ask("1", { width: 400 })
  expect(await ask("1", { width: 400 })).toBe(first)
  expect(await ask("1", { width: 800 })).toEqual({ image: imageOf("1"), args: { width: 800 } })
  expect(await ask("2", { width: 400 })).toEqual({ image: imageOf("2"), args: { width: 400 } })
  expect(originalResolver).toHaveBeenCalledTimes(3)
})
