import { Agenda } from "#dashboard/agenda/agenda.tsx"

export const agenda = { agenda: () => Promise.resolve(Agenda) }
