const observers = new Set<FakeObserver>()

/** jsdom has no layout, so tests decide which elements are in view. */
export class FakeObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin: string
  readonly scrollMargin = ""
  readonly thresholds: readonly number[]
  readonly elements = new Set<Element>()
  readonly #callback: IntersectionObserverCallback

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.#callback = callback
    this.rootMargin = options.rootMargin ?? "0px"
    this.thresholds = [options.threshold ?? 0].flat()
    observers.add(this)
  }

  observe(element: Element): void {
    this.elements.add(element)
  }

  unobserve(element: Element): void {
    this.elements.delete(element)
  }

  disconnect(): void {
    this.elements.clear()
  }

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }

  tell(target: Element, isIntersecting: boolean): void {
    const box = target.getBoundingClientRect()
    const entry = { target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0, time: 0 }
    this.#callback([{ ...entry, boundingClientRect: box, intersectionRect: box, rootBounds: null }], this)
  }
}

export function scrollIntoView(element: Element, isInView = true): void {
  for (const observer of observers) if (observer.elements.has(element)) observer.tell(element, isInView)
}

/** Brings all observed elements into view. */
export function scrollThrough(): void {
  for (const { elements } of observers) for (const element of [...elements]) scrollIntoView(element)
}

export function observersAtWork(): FakeObserver[] {
  return [...observers].filter(({ elements }) => elements.size > 0)
}
