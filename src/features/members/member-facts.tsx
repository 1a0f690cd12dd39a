import { graphql } from "gatsby"
import { telAddress } from "#lib/navigation/addresses.ts"
import { languages } from "#lib/strings/content/codes.ts"
import { regions } from "#lib/strings/content/places.ts"
import { nameOf } from "#lib/strings/language.ts"
import { member as strings } from "#lib/strings/member.ts"
import { provinceOf } from "#lib/text/provinces.ts"
import { FactLink, Facts, FactsTitle } from "#ui/facts.tsx"

export function MemberFacts({ member }: { readonly member: Queries.MemberFactsFragment }) {
  const { phone, mail, website, founded, size, legalForm, vat, specialities, people } = member
  const address = addressOf(member)
  return (
    <>
      <Facts
        facts={[
          [strings.address, address.length > 0 && <Lines lines={address} />],
          [strings.phone, phone && <FactLink href={telAddress(phone)}>{phone}</FactLink>],
          [strings.mail, mail && <FactLink href={`mailto:${mail}`}>{mail}</FactLink>],
          [strings.website, website && <FactLink href={website.url}>{website.title}</FactLink>],
          [strings.languages, member.languages.map((code) => nameOf(languages, code)).join(", ")],
          [strings.specialities, specialities.map(({ name }) => name).join(", ")],
          [strings.founded, founded],
          [strings.people, size],
          [strings.legalForm, legalForm],
          [strings.vat, vat],
        ]}
      />
      {people.length > 0 && (
        <>
          <FactsTitle>{strings.people}</FactsTitle>
          <Facts facts={people.map(({ name, role }) => [role, name])} />
        </>
      )}
    </>
  )
}

/** Street, town and area: the province or else the region; abroad the country. */
function addressOf({ street, postalCode, locality, region, country }: Queries.MemberFactsFragment): string[] {
  const town = [postalCode, locality].filter(Boolean).join(" ")
  const isAbroad = country !== null && country !== "BE"
  // The smallest area that has another name than the town.
  const area = isAbroad ? country : [provinceOf(postalCode), region && nameOf(regions, region)].find((name) => name && name !== locality)
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
