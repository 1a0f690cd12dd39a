import { fieldType } from "./field-type.ts"

const isFlag = (value: unknown): value is boolean => typeof value === "boolean"

export const boolean = fieldType<boolean, { readonly default: boolean }>({
  graphql: "Boolean",
  compares: "number",
  empty: false,
  is: isFlag,
  isEmpty: () => false,
  normal: (flag) => flag,
  words: String,
  read: (sent) => (isFlag(sent) ? sent : null),
  write: (flag) => flag,
  problem: (flag) => (isFlag(flag) ? null : { rule: "kind" }),
})
