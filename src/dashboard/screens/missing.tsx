import { useEffect } from "react"
import { NavigationFailure } from "#lib/navigation/make-navigate.ts"
import { NotFound } from "#ui/states/not-found.tsx"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { words } from "#lib/strings/words.ts"

export function Missing() {
  useEffect(() => {
    console.error(new NavigationFailure("not-found", `Could not find ${window.location.pathname}`))
  }, [])
  return (
    <>
      <Title title={words.notFound.title} />
      <NotFound />
    </>
  )
}
