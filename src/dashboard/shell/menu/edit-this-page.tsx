import type { ReactNode } from "react"
import { Provider } from "react-redux"
import { useLocation } from "@reach/router"
import * as v from "valibot"
import { kinds } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { isAdmin, mayWrite, type Viewer } from "#contract/permissions.ts"
import { splitLanguage } from "#contract/languages.ts"
import { editableOf, editables } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { isDashboard } from "#dashboard/session/guard/guard.ts"
import { viewerOf } from "#dashboard/session/profile/profile.ts"
import { quietTranslation } from "#dashboard/session/requests/quiet-translation.ts"
import { api, outcomeOf } from "#dashboard/session/core/api.ts"
import type { Version } from "#lib/content/versions.ts"
import type { DashboardProps, Profile } from "#lib/session/session.ts"
import { language } from "#lib/strings/language.ts"
import { useSession } from "#lib/session/use-session.tsx"

type EditThisPageProps = DashboardProps & { readonly children: (link: EditLink) => ReactNode }

/** Mounted only while a menu is open, because it asks the back end about the page's address. */
export function EditThisPage(props: EditThisPageProps) {
  const { app } = useSession()
  if (app === null) return null
  return (
    // The menu stands in the public page's header, outside of the dashboard's provider.
    <Provider store={app.store}>
      <Linked {...props} />
    </Provider>
  )
}

function Linked({ profile, versions, children }: EditThisPageProps) {
  return <>{children(useEditLink(profile, versions))}</>
}

const translation = v.object({
  entity: v.object({ id: v.string(), uuid: v.string() }),
  jsonapi: v.object({ resourceName: v.string() }),
})

type Translation = v.InferOutput<typeof translation>

const { useTranslatePathQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Is null if no item has the address. */
    translatePath: build.query<Translation | null, { readonly path: string }>({
      query: ({ path }) => quietTranslation(path),
      transformResponse: (answer: unknown) => {
        const parsed = v.safeParse(translation, answer)
        return parsed.success ? parsed.output : null
      },
      keepUnusedDataFor: 0,
    }),
  }),
})

type EditLink =
  | { readonly kind: "none" }
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "found"; readonly to: string }

const none: EditLink = { kind: "none" }

/** Only users who may edit the open public page get a link. */
function useEditLink(profile: Profile, versions: readonly Version[]): EditLink {
  const { pathname } = useLocation()
  const viewer = viewerOf(profile)
  const query = useTranslatePathQuery({ path: pathname }, { skip: !mayHaveEditor(pathname, viewer) })
  const outcome = outcomeOf(query)
  if (!mayHaveEditor(pathname, viewer)) return none
  if (outcome === null) return { kind: "waiting" }
  if (!outcome.ok) return { kind: "failed", retry: () => void query.refetch() }
  return outcome.value === null ? none : linkOf(viewer, outcome.value, versions)
}

/** Asks only about addresses of content, so that nearly every request finds an item. */
function mayHaveEditor(address: string, viewer: Viewer): boolean {
  const { path } = splitLanguage(address)
  if (isDashboard(path)) return false
  const isMember = path.startsWith(kinds["node--member"].publicPath) && path !== kinds["node--member"].publicPath
  if (!isAdmin(viewer)) return viewer.memberId !== null && isMember
  const segments = path.split("/").filter((segment) => segment !== "")
  const ofKinds = Object.values(kinds).some(({ publicPath }) => publicPath !== null && publicPath !== "/" && path.startsWith(publicPath))
  if (segments.length === 2) return ofKinds
  return segments.length < 2 && !siteOwned.some((segment) => segment === segments[0])
}

/** No page below these has content with an editor. */
const siteOwned = ["members", "actions-projects", "404", "404.html", "user", "password-reset"] as const

function linkOf(viewer: Viewer, { entity, jsonapi: { resourceName } }: Translation, versions: readonly Version[]): EditLink {
  const of = editableOf(resourceName)
  if (of === null) return none
  const type: ResourceType = editables[of]
  const id = Number(entity.id)
  if (!Number.isSafeInteger(id) || !mayWrite(viewer, "update", { type, uuid: entity.uuid })) return none
  // The editor opens in the page's language. Without a language it opens the original.
  const isOriginal = versions.some((version) => version.language === language && version.isOriginal === true)
  return { kind: "found", to: `${screenPath({ kind: "edit", of, id })}${isOriginal ? "" : `?language=${language}`}` }
}
