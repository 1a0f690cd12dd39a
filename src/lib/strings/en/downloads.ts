export const downloads = {
  title: "Downloads",
  kilobytes: (count: number) => `${count} kB`,
  megabytes: (count: number) => `${count.toFixed(1)} MB`,
}
