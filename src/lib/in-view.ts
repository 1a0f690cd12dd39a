type Watch = (element: Element, onChange: (isInView: boolean) => void) => () => void

export function makeWatch(options?: IntersectionObserverInit): Watch {
  const listeners = new Map<Element, (isInView: boolean) => void>()
  let observer: IntersectionObserver | undefined

  return (element, onChange) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    }, options)
    listeners.set(element, onChange)
    observer.observe(element)
    return () => {
      listeners.delete(element)
      observer?.unobserve(element)
    }
  }
}
