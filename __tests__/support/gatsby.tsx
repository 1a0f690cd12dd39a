import { useState } from "react"

/** Replaces Gatsby in component tests: `navigate` changes the address, `useStaticQuery` returns the test's data. */
let answers: unknown

export function answerStaticQueries(data: unknown): void {
  answers = data
}

export function useStaticQuery(): unknown {
  return useState(answers)[0]
}

export function graphql(): string {
  return ""
}

export const navigate = jest.fn<unknown, [to: string, options?: object]>((to) => {
  window.history.pushState(null, "", to)
  return Promise.resolve()
})
