import { Lists } from "#app/lists/lists.tsx"

export const lists = { lists: () => Promise.resolve(Lists) }
