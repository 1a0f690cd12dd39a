import { graphql } from "gatsby"
import { countryIn } from "#contract/places/country-in.ts"
import { telAddress } from "#lib/navigation/addresses.ts"
import { language, nameOf } from "#lib/strings/language.ts"
import { provinceOf } from "#lib/text/provinces.ts"
import { Names } from "#ui/text/names.tsx"
import { FactLink, Facts, FactsTitle } from "#ui/text/facts.tsx"
import { words } from "#lib/strings/words.ts"
import { mailAddress } from "#lib/text/mail-address.ts"

export function MemberFacts({ member }: { readonly member: Queries.MemberFactsFragment }) {
  const { phone, mail, website, founded, size, legalForm, vat, specialities, people } = member
  const address = addressOf(member)
  return (
    <>
      <Facts
        facts={[
          [words.member.address, address.length > 0 && <Lines lines={address} />],
          [words.member.phone, phone && <FactLink href={telAddress(phone)}>{phone}</FactLink>],
          [words.member.mail, mail && <FactLink href={mailAddress(mail)}>{mail}</FactLink>],
          [words.member.website, website && <FactLink href={website.url}>{website.title}</FactLink>],
          [words.member.languages, member.languages.map((code) => nameOf(words.languages, code)).join(", ")],
          [words.member.specialities, specialities.length > 0 && <Names of={specialities} />],
          [words.member.founded, founded],
          [words.member.people, size],
          [words.member.legalForm, legalForm],
          [words.member.vat, vat],
        ]}
      />
      {people.length > 0 && (
        <>
          <FactsTitle>{words.member.people}</FactsTitle>
          <Facts facts={people.map(({ name, role }) => [role, name])} />
        </>
      )}
    </>
  )
}

/** The area is the province or else the region; abroad the country is named. */
function addressOf({ street, postalCode, locality, region, country }: Queries.MemberFactsFragment): string[] {
  const town = [postalCode, locality].filter(Boolean).join(" ")
  const isAbroad = country !== null && country !== "BE"
  // The smallest area whose name differs from the town's is named.
  const area = isAbroad
    ? countryIn(language, country)
    : [provinceOf(postalCode), region && nameOf(words.regions, region)].find((name) => name && name !== locality)
  return [street, town, area].flatMap((line) => line || [])
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      {lines.map((line, index) => (
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </>
  )
}

export const fragment = graphql`
  fragment MemberFacts on Member {
    street
    postalCode
    locality
    country
    region
    phone
    mail
    website {
      url
      title
    }
    languages
    specialities {
      name
      langcode
    }
    founded
    size
    legalForm
    vat
    people {
      name
      role
    }
  }
`
