export * from "../codes.ts"
export * from "../dates.ts"
export * from "../search.ts"
