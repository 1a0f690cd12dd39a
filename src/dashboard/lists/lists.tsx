import { useBackEndFeature } from "#dashboard/session/hooks.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { kinds as contentKinds, resourceTypes } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { may } from "#contract/permissions.ts"
import type { List } from "#contract/screens.ts"
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

type ListsProps = { readonly of: List; readonly search: string }

const importTodo = () =>
  import(/* webpackChunkName: "translations" */ "./translations/todo-screen.tsx").then(({ TodoScreen }) => ({ TodoScreen }))

export function Lists({ of, search }: ListsProps) {
  const kind = useKind(of)
  if (of === "translation")
    return <LoadedScreen load={importTodo}>{({ TodoScreen }) => <TodoScreen key={search} search={search} />}</LoadedScreen>
  return kind === undefined ? null : <ListScreen key={of} kind={kind} search={search} />
}

/** The back end decides which filters the list has. */
function useKind(of: List): ListKind | undefined {
  const viewer = useViewer()
  const hasTranslationFilters = useBackEndFeature("translation-filters")
  const kind = kinds[of] === publications && !may.readDrafts(viewer) ? publicationsToRead : kinds[of]
  if (kind === undefined || hasTranslationFilters) return kind
  return { ...kind, filters: kind.filters.filter(({ parameters }) => parameters === undefined) }
}
