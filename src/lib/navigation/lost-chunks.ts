import { isFirstFailure } from "./reloads.ts"

// A script or sheet that doesn't come, and that nothing waits for: the document loads anew, once. gatsby-browser.tsx imports this file, so that it
// listens before Gatsby does, whose own way has no end.
if (typeof window !== "undefined")
  window.addEventListener("unhandledrejection", (event) => {
    const reason: unknown = event.reason
    if (!(reason instanceof Error) || !/^Loading (CSS )?chunk/.test(reason.message)) return
    event.stopImmediatePropagation()
    if (isFirstFailure(reason)) window.location.reload()
  })
