import { Lists } from "#dashboard/lists/lists.tsx"

export const lists = { lists: () => Promise.resolve(Lists) }
