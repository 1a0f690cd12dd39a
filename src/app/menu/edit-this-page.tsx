import type { Store } from "@reduxjs/toolkit"
import type { ReactNode } from "react"
import { Provider } from "react-redux"
import type { Profile } from "#lib/session/session.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { useEditLink, type EditLink } from "./edit-link.ts"

type EditThisPageProps = { readonly profile: Profile; readonly children: (link: EditLink) => ReactNode }

/** Mounted while a menu is open: only then the page's address is looked up. */
export function EditThisPage(props: EditThisPageProps) {
  const { app } = useSession()
  // The menu stands in the public page's header, outside of the dashboard's provider.
  return app === null ? null : <WithStore store={app.store} {...props} />
}

function WithStore({ store, ...props }: EditThisPageProps & { readonly store: Store }) {
  return (
    <Provider store={store}>
      <Linked {...props} />
    </Provider>
  )
}

function Linked({ profile, children }: EditThisPageProps) {
  return <>{children(useEditLink(profile))}</>
}
