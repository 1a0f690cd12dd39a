type Answer = { readonly status?: number; readonly statusText?: string; readonly text?: string; readonly isCut?: boolean }

/**
 * The built site behind `fetch`, which jsdom lacks, and XMLHttpRequest. Gives the list of what is asked; other files are missing. An object is a
 * file's JSON. `faults` are the answers to the first requests, whatever they ask.
 */
export function serve(files: Readonly<Record<string, Answer | Readonly<Record<string, unknown>>>>, faults: readonly Answer[] = []) {
  const first = [...faults]
  const asked: (readonly [string, RequestInit | undefined])[] = []
  const answer = (url: string, options?: RequestInit): Required<Answer> => {
    asked.push([url, options])
    const file = first.shift() ?? files[url] ?? { status: 404, statusText: "Not Found" }
    const isAnswer = ["status", "text", "isCut"].some((name) => name in file)
    const given: Answer = isAnswer ? file : { text: JSON.stringify(file) }
    return { status: 200, statusText: "", text: "", isCut: false, ...given }
  }
  const fetch = (url: string, options?: RequestInit) => {
    const { status, statusText, text, isCut } = answer(url, options)
    return isCut
      ? Promise.reject(new TypeError("network error"))
      : Promise.resolve({ status, statusText, text: () => Promise.resolve(text) })
  }
  class XMLHttpRequest {
    readyState = 0
    status = 0
    statusText = ""
    responseText = ""
    onreadystatechange: (() => void) | undefined
    url = ""
    method = ""

    open(method: string, url: string): void {
      Object.assign(this, { method, url })
    }

    send(): void {
      const { status, statusText, text, isCut } = answer(this.url, this.method === "GET" ? undefined : { method: this.method })
      Object.assign(this, { readyState: 4 }, isCut ? {} : { status, statusText, responseText: text })
      void Promise.resolve().then(() => this.onreadystatechange?.())
    }
  }
  Object.assign(window, { fetch, XMLHttpRequest })
  return asked
}
