/** Modal dialogs, which jsdom lacks. Import it first. */

const open: { readonly dialog: HTMLDialogElement; readonly before: Element | null }[] = []

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    open.push({ dialog: this, before: document.activeElement })
    this.open = true
    this.querySelector("button")?.focus()
  },
  close(this: HTMLDialogElement) {
    const at = open.findIndex(({ dialog }) => dialog === this)
    const [closed] = at < 0 ? [] : open.splice(at, 1)
    if (closed === undefined) return
    this.open = false
    if (closed.before instanceof HTMLElement) closed.before.focus()
    queueMicrotask(() => this.dispatchEvent(new Event("close")))
  },
})

document.addEventListener("keydown", ({ key }) => {
  const top = open.at(-1)
  if (key === "Escape" && top?.dialog.dispatchEvent(new Event("cancel", { cancelable: true })) === true) top.dialog.close()
})

export {}
