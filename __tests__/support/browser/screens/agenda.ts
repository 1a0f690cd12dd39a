import { Agenda } from "#app/agenda/agenda.tsx"

export const agenda = { agenda: () => Promise.resolve(Agenda) }
