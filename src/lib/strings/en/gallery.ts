export const gallery = {
  title: "Pictures",
  enlarge: (picture: number, count: number) => (count === 1 ? "Enlarge the picture" : `Enlarge picture ${picture} of ${count}`),
  place: (picture: number, count: number) => `${picture}/${count}`,
}
