export const placeFields = {
  country: "field_country",
  region: "field_region",
  locality: "field_locality",
  latitude: "field_latitude",
  longitude: "field_longitude",
} as const
