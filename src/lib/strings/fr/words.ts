/** The words of the public pages. */
export * from "./agenda.ts"
export * from "./codes.ts"
export * from "./dates.ts"
export * from "./forms.ts"
export * from "./frame.ts"
export * from "./items.ts"
export * from "./lists.ts"
