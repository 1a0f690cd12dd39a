export * from "../frame.ts"
export * from "../not-found.ts"
export * from "../site.ts"
