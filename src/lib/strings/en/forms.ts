export const forms = {
  show: "Show",
  hide: "Hide",
  showPassword: "Show password",
  capsLock: "Caps Lock is on",
  close: "Close",
  toFix: (count: number) => (count === 1 ? "1 thing to fix" : `${count} things to fix`),
}
