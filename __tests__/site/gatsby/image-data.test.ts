import { createResolvers } from "../../../src/gatsby/image-data.ts"

type Image = { readonly id: string; readonly internal: { readonly contentDigest: string } }
type Resolve = (
  image: Image,
  args: object,
  context: null,
  info: { readonly fieldName: string; readonly originalResolver: jest.Mock },
) => unknown
type Fields = { readonly gatsbyImageData: { resolve: Resolve }; readonly resize: { resolve: Resolve } }

const imageOf = (contentDigest: string): Image => ({ id: "image", internal: { contentDigest } })

test("the sizes of a picture are worked out once for its bytes and a query's arguments", async () => {
  const added = jest.fn<unknown, [{ ImageSharp: Fields }]>()
  createResolvers({ createResolvers: added } as never)
  const fields = added.mock.calls[0]?.[0].ImageSharp
  const originalResolver = jest.fn((image: Image, args: object) => Promise.resolve({ image, args }))
  const ask = (contentDigest: string, args: object, fieldName: keyof Fields = "gatsbyImageData") =>
    fields?.[fieldName].resolve(imageOf(contentDigest), args, null, { fieldName, originalResolver })

  const first = await ask("1", { width: 400 })
  expect(await ask("1", { width: 400 })).toBe(first)
  expect(await ask("1", { width: 800 })).toEqual({ image: imageOf("1"), args: { width: 800 } })
  expect(await ask("2", { width: 400 })).toEqual({ image: imageOf("2"), args: { width: 400 } })
  expect(originalResolver).toHaveBeenCalledTimes(3)
  const preview = await ask("1", { width: 400 }, "resize")
  expect(await ask("1", { width: 400 }, "resize")).toBe(preview)
  expect(originalResolver).toHaveBeenCalledTimes(4)
})
