/** "1 trefwoord", "3 trefwoorden" */
export const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`
