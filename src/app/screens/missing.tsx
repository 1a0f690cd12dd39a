import { useEffect } from "react"
import { NavigationFailure } from "#lib/navigation/make-navigate.ts"
import { notFound } from "#lib/strings/not-found.ts"
import { NotFound } from "#ui/not-found.tsx"
import { Title } from "#app/bar/title.tsx"

/** An address of the dashboard at which there is nothing. */
export function Missing() {
  useEffect(() => {
    console.error(new NavigationFailure("not-found", `Could not find ${window.location.pathname}`))
  }, [])
  return (
    <>
      <Title title={notFound.title} />
      <NotFound />
    </>
  )
}
