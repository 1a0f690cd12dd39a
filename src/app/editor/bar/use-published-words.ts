import { useSibling } from "#app/widgets/use-sibling.ts"
import { useUsualSeconds } from "#app/publishing/status/status-api.ts"
import type { Item } from "#app/resources/item.ts"
import { publishing as words } from "#app/strings/publishing.ts"

/** Says what publishing does: the next build shows the item, or the agenda shows it at once to those for whom the event is. */
export function usePublishedWords({ type }: Item): string {
  const [audience] = useSibling("field_audience")
  const usually = useUsualSeconds()
  return type === "node--agenda" && audience !== "public" ? words.inAgenda : words.goesLive(usually)
}
