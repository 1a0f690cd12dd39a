/** The opening of the G is 30°, as on a set square. */
export function Logo({ className, name }: { readonly className: string | undefined; readonly name?: string }) {
  const role = name ? ({ role: "img", "aria-label": name } as const) : ({ "aria-hidden": true } as const)
  return (
    <svg {...role} className={className} viewBox="0 0 290 100" width="87" height="30">
      <path fill="var(--yellow)" d="M100 50A50 50 0 0 0 93.3 25L76.85 34.5A31 31 0 0 1 81 50Z" />
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M93.3 25A50 50 0 1 0 100 50H50V67.86H75.34A31 31 0 1 1 76.85 34.5ZM112 0H181V16.43L160.85 33.34A35 35 0 1 1 115.69 82.5L132.14 73A16 16 0 1 0 146 49H144.5V26.82L154.5 18.43H112ZM240 0A50 50 0 1 1 240 100A50 50 0 1 1 240 0ZM240 19A31 31 0 1 0 240 81A31 31 0 1 0 240 19Z"
      />
    </svg>
  )
}
