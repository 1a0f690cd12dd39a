/** A missing parameter stays a name in braces. */
export function filledIn(sentence: string, parameters: Readonly<Record<string, unknown>> = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    return typeof value === "string" || typeof value === "number" ? String(value) : braces
  })
}
