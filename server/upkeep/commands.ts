/** Commands for keeping the content safe. */
import type { Command } from "#server/command.ts"

export const commands: Readonly<Record<string, Command>> = {}
