export * from "../account.ts"
export * from "../dashboard.ts"
export * from "../forms.ts"
export * from "../problems.ts"
