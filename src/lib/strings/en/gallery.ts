export const gallery = {
  title: "Pictures",
  enlarge: (picture: number, count: number) => `Enlarge picture ${picture} of ${count}`,
  place: (picture: number, count: number) => `${picture}/${count}`,
} as const
