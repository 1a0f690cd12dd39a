type Address = Readonly<Partial<Record<"location" | "street" | "postalCode" | "locality" | "country", string | null>>>

/** The lines of a place: its name, the street and the town; abroad the country too. */
export function placeOf({ location, street, postalCode, locality, country }: Address): readonly string[] {
  const town = [postalCode, locality].filter(Boolean).join(" ")
  const isAbroad = town !== "" && country && country !== "BE"
  return [location, street, isAbroad ? `${town}, ${country}` : town].flatMap((line) => line || [])
}
