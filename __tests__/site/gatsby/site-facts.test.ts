import { structuredData } from "../../../src/gatsby/site-facts.ts"

test("search engines get the publisher, with the logo's whole address", () => {
  const said: unknown = JSON.parse(structuredData("https://www.g30.example", "en"))
  expect(said).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "G30",
    url: "https://www.g30.example/",
    logo: "https://www.g30.example/logo/logo-fr-652x162.png",
    telephone: "+32 2 555 01 30",
    address: { "@type": "PostalAddress", postalCode: "1000", addressCountry: "BE" },
  })
})

test("no address can close the script that holds it", () => {
  expect(structuredData("https://x.example/</script>", "en")).not.toContain("</script")
})

test("the French start page says it in French", () => {
  const said: unknown = JSON.parse(structuredData("https://www.g30.example", "fr"))
  expect(said).toMatchObject({ url: "https://www.g30.example/fr/", address: { addressLocality: "Bruxelles" } })
})
