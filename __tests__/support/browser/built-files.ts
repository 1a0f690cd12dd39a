type Answer = { readonly status?: number; readonly statusText?: string; readonly text?: string; readonly isCut?: boolean }

/**
 * The built site behind `fetch`, which jsdom lacks. Gives the list of what is asked; other files are missing. An object is a file's JSON.
 * `faults` are the answers to the first requests, whatever they ask.
 */
export function serve(files: Readonly<Record<string, Answer | Readonly<Record<string, unknown>>>>, faults: readonly Answer[] = []) {
  const first = [...faults]
  const asked: (readonly [string, RequestInit | undefined])[] = []
  const fetch = (url: string, options?: RequestInit) => {
    asked.push([url, options])
    const file = first.shift() ?? files[url] ?? { status: 404, statusText: "Not Found" }
    const isAnswer = ["status", "text", "isCut"].some((name) => name in file)
    const { status = 200, statusText = "", text = "", isCut = false }: Answer = isAnswer ? file : { text: JSON.stringify(file) }
    return isCut
      ? Promise.reject(new TypeError("network error"))
      : Promise.resolve({ status, statusText, text: () => Promise.resolve(text) })
  }
  Object.assign(window, { fetch })
  return asked
}
