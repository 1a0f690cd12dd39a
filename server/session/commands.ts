/** Commands for accounts. */
import type { Command } from "#server/command.ts"

export const commands: Readonly<Record<string, Command>> = {}
