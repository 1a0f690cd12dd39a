import * as styles from "#ui/page/segments.module.css"

type SegmentsProps<Name extends string> = {
  readonly label: string
  readonly names: readonly Name[]
  readonly words: Readonly<Record<Name, string>>
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
}

export function Segments<Name extends string>({ label, names, words, chosen, onChoose }: SegmentsProps<Name>) {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {names.map((name) => (
        <button key={name} type="button" className={styles.segment} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {words[name]}
        </button>
      ))}
    </div>
  )
}
