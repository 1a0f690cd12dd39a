/** Several rooms draw these paths, on a square of 20. */
export const bin = "M4 6h12M8 6V4h4v2M6 6l.7 11h6.6L14 6"
export const dots = "M7 5h.01M13 5h.01M7 10h.01M13 10h.01M7 15h.01M13 15h.01"
