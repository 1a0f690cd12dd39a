import { trustedTypes } from "#contract/content-security-policy.ts"

declare global {
  /** Only Chromium has this; other browsers take the texts themselves. */
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

/** A browser takes only texts of this function as markup under that name, which a document can use once. */
export function trustedHtml(name: Exclude<keyof typeof trustedTypes, "chunks" | "clipboard">, make: Make): Make {
  let policy: { readonly createHTML: Make } | undefined
  return (text) => {
    policy ??= globalThis.trustedTypes?.createPolicy(trustedTypes[name], { createHTML: make }) ?? { createHTML: make }
    return policy.createHTML(text)
  }
}
