import { graphql } from "gatsby"
import { FactsTitle } from "#ui/text/facts.tsx"
import { Monogram } from "#ui/pictures/monogram.tsx"
import * as rows from "#ui/text/sign-rows.module.css"
import * as styles from "./beside.module.css"
import { words } from "#lib/strings/words.ts"

export function Board({ people, lang }: { readonly people: readonly Queries.BoardPersonFragment[]; readonly lang: string | undefined }) {
  return (
    <>
      <FactsTitle>{words.about.board}</FactsTitle>
      <ul className={rows.list}>
        {people.map(({ name, role }) => (
          <li key={name} className={rows.row}>
            <Monogram name={name} size="small" isRound />
            <div>
              {name}
              {role && (
                <p className={styles.role} lang={lang}>
                  {role}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

export const fragment = graphql`
  fragment BoardPerson on Person {
    name
    role
  }
`
