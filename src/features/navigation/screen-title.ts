import { isEditOfNothing, screenOf, shells } from "#contract/screens.ts"
import { words } from "#lib/strings/words.ts"

export function screenTitle(path: string): string {
  const isBuiltPage = shells.some((shell) => shell.path === path)
  if (!isBuiltPage && isEditOfNothing(path)) return words.notFound.title
  const screen = screenOf(path)
  if (screen?.kind === "list") return words.listTitles[screen.of] ?? words.dashboard.title
  return screen?.kind === "edit" && screen.of === "people" ? words.dashboard.editProfile : words.dashboard.title
}
