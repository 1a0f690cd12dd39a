import { useState } from "react"

/** Stands in for Gatsby in component tests: navigation changes the address, queries answer what the test has given. */
let answers: unknown

/** What `useStaticQuery` answers from now on. */
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
