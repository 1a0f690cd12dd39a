import { foreignLang } from "#lib/strings/language.ts"
import { arrow, arrowBack, Icon } from "#ui/pictures/icon.tsx"
import { LanguageMark } from "#ui/text/language-mark.tsx"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./previous-next.module.css"

type Neighbour = { readonly path: string; readonly title: string; readonly langcode: string }

type PreviousNextProps = {
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
  /** `neighbours` names the whole navigation. */
  readonly words: { readonly neighbours: string; readonly previous: string; readonly next: string }
}

export function PreviousNext({ previous, next, words }: PreviousNextProps) {
  if (previous === null && next === null) return null
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      {previous && (
        <Link to={previous.path} className={styles.previous}>
          <small className={styles.direction}>
            <Icon path={arrowBack} />
            {words.previous} <LanguageMark langcode={previous.langcode} />
          </small>
          <Title neighbour={previous} />
        </Link>
      )}
      {next && (
        <Link to={next.path} className={styles.next}>
          <small className={styles.direction}>
            <LanguageMark langcode={next.langcode} /> {words.next}
            <Icon path={arrow} />
          </small>
          <Title neighbour={next} />
        </Link>
      )}
    </nav>
  )
}

function Title({ neighbour: { title, langcode } }: { readonly neighbour: Neighbour }) {
  return (
    <strong className={styles.title} lang={foreignLang(langcode)}>
      {title}
    </strong>
  )
}
