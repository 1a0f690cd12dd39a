export * from "../association.ts"
export * from "../codes.ts"
export * from "../members.ts"
export * from "../places.ts"
