import type { MasonryItem } from "#ui/pictures/masonry.tsx"
import { ActionCard } from "./action-card.tsx"

/** The first `priority` cards are in the first screen. */
export function actionItems(actions: readonly Queries.ActionCardFragment[], level: 2 | 3, priority = 0): MasonryItem[] {
  return actions.map((action, index) => ({
    id: action.id,
    ratio: action.image ? action.image.height / action.image.width : 2 / 3,
    card: <ActionCard action={action} level={level} priority={index < priority} />,
  }))
}
