import { trustedTypes } from "#contract/site-headers.ts"

declare global {
  interface Window {
    /** Chromium's; other browsers take the texts themselves. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createHTML: (text: string) => string },
      ) => { readonly createHTML: (text: string) => string }
    }
  }
}

type Make = (text: string) => string

/** Makes the only function whose texts a browser takes as markup under that name. A name can be used once in a document. */
export function trustedHtml(name: Exclude<keyof typeof trustedTypes, "chunks" | "clipboard">, make: Make): Make {
  let policy: { readonly createHTML: Make } | undefined
  return (text) => {
    policy ??= window.trustedTypes?.createPolicy(trustedTypes[name], { createHTML: make }) ?? { createHTML: make }
    return policy.createHTML(text)
  }
}
