export function once<Value>(make: () => Value): () => Value {
  let result: { readonly value: Value } | undefined
  return () => (result ??= { value: make() }).value
}
