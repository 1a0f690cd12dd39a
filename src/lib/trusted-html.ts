import { trustedTypes } from "#contract/content-security-policy.ts"

declare global {
  /** Chromium's; other browsers take the texts themselves. */
  var trustedTypes:
    | {
        readonly createPolicy: (
          name: string,
          rules: { readonly createHTML: (text: string) => string },
        ) => { readonly createHTML: (text: string) => string }
      }
    | undefined
}

type Make = (text: string) => string

/** Makes the only function whose texts a browser takes as markup under that name. A name can be used once in a document. */
export function trustedHtml(name: Exclude<keyof typeof trustedTypes, "chunks" | "clipboard">, make: Make): Make {
  let policy: { readonly createHTML: Make } | undefined
  return (text) => {
    policy ??= globalThis.trustedTypes?.createPolicy(trustedTypes[name], { createHTML: make }) ?? { createHTML: make }
    return policy.createHTML(text)
  }
}
