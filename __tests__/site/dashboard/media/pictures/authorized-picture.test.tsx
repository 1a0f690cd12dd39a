import "#support/browser/web.ts"
import { scrollThrough } from "#support/browser/in-view.ts"
import { configureStore } from "@reduxjs/toolkit"
import { act, render, screen, waitFor } from "@testing-library/react"
import axios, { AxiosError, type AxiosAdapter } from "axios"
import { Provider } from "react-redux"
import { AuthorizedPicture } from "#dashboard/media/pictures/authorized-picture.tsx"
import { api, BackEnd } from "#dashboard/session/core/api.ts"

const url = "/sites/default/files/a.jpg"

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined })
})

function show(adapter: AxiosAdapter) {
  const http = axios.create({ adapter })
  const extraArgument = new BackEnd({ http, explain: () => ({ kind: "offline", message: null }), site: http, has: () => true })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware),
  })
  return render(
    <Provider store={store}>
      <AuthorizedPicture url={url} alt="A stair" />
    </Provider>,
  )
}

test("a small copy of a picture loads through the site's requests once it is near the screen", async () => {
  const urls: unknown[] = []
  show((config) => {
    urls.push(config.url)
    return Promise.resolve({ data: new Blob(["bytes"]), status: 200, statusText: "OK", headers: {}, config })
  })
  expect(urls).toEqual([])
  // A crossed box would mean that the picture doesn't exist.
  expect(screen.queryByText("A stair")).not.toBeInTheDocument()
  act(scrollThrough)
  await waitFor(() => {
    expect(screen.getByRole("img", { name: "A stair" })).toHaveAttribute("src", "blob:picture")
  })
  expect(urls).toEqual(["/sites/default/files/styles/w200/public/a.jpg.webp"])
})

test("a picture that can't be loaded leaves the crossed box with its text", async () => {
  show((config) => Promise.reject(new AxiosError("Not found", AxiosError.ERR_BAD_REQUEST, config)))
  act(scrollThrough)
  expect(await screen.findByText("A stair")).toBeInTheDocument()
})
