import { viewerOf } from "#dashboard/session/profile/profile.ts"
import { kinds as contentKinds, resourceTypes } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { may } from "#contract/permissions.ts"
import type { List } from "#contract/screens.ts"
import type { Profile } from "#lib/session/session.ts"
import { LoadedScreen } from "#ui/states/loaded-screen.tsx"
import type { ListKind } from "./rows/kind.ts"
import { users } from "./kinds/user-list.ts"
import { listByFields } from "./kinds/by-fields.ts"
import { actionsProjects, members, pages, publications, publicationsToRead } from "./kinds/nodes.ts"
import { redirects } from "./kinds/redirects.tsx"
import { termKindOf, termKinds } from "./kinds/terms.ts"
import { ListScreen } from "./list-screen.tsx"

const own = [publications, members, actionsProjects, users, pages, redirects, ...termKinds]
const others = resourceTypes.flatMap(othersOf)

const kinds: Partial<Record<List, ListKind>> = Object.fromEntries([...own, ...others].map((kind) => [kind.of, kind]))

function othersOf(type: ResourceType): readonly ListKind[] {
  const { screens, entityType } = contentKinds[type]
  if (screens === null || own.some((kind) => kind.type === type)) return []
  if (entityType === "taxonomy_term") return [termKindOf(type, screens.segment)]
  return [listByFields(type, screens.segment)]
}

type ListsProps = { readonly of: List; readonly profile: Profile; readonly search: string }

const importTodo = () =>
  import(/* webpackChunkName: "translations" */ "./translations/todo-screen.tsx").then(({ TodoScreen }) => ({ TodoScreen }))

export function Lists({ of, profile, search }: ListsProps) {
  if (of === "translation")
    return <LoadedScreen load={importTodo}>{({ TodoScreen }) => <TodoScreen key={search} search={search} />}</LoadedScreen>
  const kind = kindFor(of, profile)
  return kind === undefined ? null : <ListScreen key={of} kind={kind} search={search} />
}

/** The back end decides which filters the list has. */
function kindFor(of: List, profile: Profile): ListKind | undefined {
  const kind = kinds[of] === publications && !may.readDrafts(viewerOf(profile)) ? publicationsToRead : kinds[of]
  if (kind === undefined || profile.features?.includes("translation-filters") === true) return kind
  return { ...kind, filters: kind.filters.filter(({ parameters }) => parameters === undefined) }
}
