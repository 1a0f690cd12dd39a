/** Stands in for the package `raf`, which Headroom brings for browsers without this function: src/gatsby/webpack.ts. */
export default function requestFrame(callback: FrameRequestCallback): number {
  return window.requestAnimationFrame(callback)
}
