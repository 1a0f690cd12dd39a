type Watch = (element: Element, onChange: (isInView: boolean) => void) => () => void

/** Makes a watch that tells elements entering and leaving the view apart, with one IntersectionObserver for all of them. */
export function makeWatch(options?: IntersectionObserverInit): Watch {
  const listeners = new Map<Element, (isInView: boolean) => void>()
  let observer: IntersectionObserver | undefined

  return (element, onChange) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting)
    }, options)
    listeners.set(element, onChange)
    observer.observe(element)
    return () => {
      listeners.delete(element)
      observer?.unobserve(element)
    }
  }
}
