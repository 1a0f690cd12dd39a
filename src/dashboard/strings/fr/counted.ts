/** "0 page", "1 page", "2 pages": in French the plural begins at two. */
export const counted = (one: string, many: string) => (count: number) => `${count} ${count < 2 ? one : many}`
