/** Events that user-event can't make: files that are dropped or pasted, drags, and pictures that fail to load. */
import { createEvent, fireEvent } from "@testing-library/react"

const carrying = (files: readonly File[]) => ({ types: ["Files"], files })

export function dropFiles(zone: HTMLElement, files: readonly File[]): void {
  fireEvent.drop(zone, { dataTransfer: carrying(files) })
}

export function pasteFiles(place: HTMLElement, files: readonly File[]): void {
  fireEvent.paste(place, { clipboardData: carrying(files) })
}

/** Drags an element from the top of the page, and drops it in a place at `pageY` pixels. */
export function drag(element: HTMLElement, place: HTMLElement, pageY: number): void {
  const dataTransfer = { setData: () => undefined }
  // jsdom's events have no place on the page.
  fireEvent(element, Object.assign(createEvent.dragStart(element, { dataTransfer }), { pageY: 0 }))
  fireEvent.dragOver(place)
  fireEvent(place, Object.assign(createEvent.drop(place), { pageY }))
  fireEvent.dragEnd(element)
}

export function failToLoad(picture: HTMLElement): void {
  fireEvent.error(picture)
}
