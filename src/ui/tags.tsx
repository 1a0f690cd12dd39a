import * as styles from "./tags.module.css"

export function Tags({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {names.map((name) => (
        <li key={name} className={styles.tag}>
          {name}
        </li>
      ))}
    </ul>
  )
}
