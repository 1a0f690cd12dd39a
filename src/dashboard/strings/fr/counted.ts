/** In French the plural begins at two: "0 page", "1 page", "2 pages". */
export const counted = (one: string, many: string) => (count: number) => `${count} ${count < 2 ? one : many}`
