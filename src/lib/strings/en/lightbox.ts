export const lightbox = {
  title: "Pictures",
  position: (picture: number, count: number) => `${picture} of ${count}`,
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
}
