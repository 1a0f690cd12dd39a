export const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`
