import { isFirstFailure } from "./reloads.ts"

// A missing script or sheet reloads the document once. gatsby-browser.tsx imports this file, so that it listens before Gatsby, which would reload
// endlessly.
if (typeof window !== "undefined")
  window.addEventListener("unhandledrejection", (event) => {
    const reason: unknown = event.reason
    if (!(reason instanceof Error) || !/^Loading (CSS )?chunk/.test(reason.message)) return
    event.stopImmediatePropagation()
    if (isFirstFailure(reason)) window.location.reload()
  })
