import { realAddress } from "#lib/links/real-address.ts"

const target = "https://www.example.org/dossier?a=1&b=c%20d#x"
const encoded = encodeURIComponent(target)

test.each([
  [
    "Safe Links",
    `https://eur02.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02%7Cines%40example.org%7C9f&sdata=abc%3D&reserved=0`,
  ],
  [
    "Safe Links with entities in it",
    `https://nam10.safelinks.protection.outlook.com/ap/w-59584e83/?url=${encoded}&amp;data=05%7Cines%40example.org`,
  ],
  ["Facebook", `https://l.facebook.com/l.php?u=${encodeURIComponent("https://www.example.org/dossier?a=1&fbclid=IwAR1&b=c%20d#x")}&h=AT0`],
  ["Google Docs", `https://www.google.com/url?q=${encoded}&sa=D&ust=1`],
  ["Proofpoint 1", `https://urldefense.proofpoint.com/v1/url?u=${encoded}&k=x`],
  ["Proofpoint 3", `https://urldefense.com/v3/__${target}__;!!abc$`],
  ["Proofpoint 3 with one slash", `https://urldefense.com/v3/__${target.replace("//", "/")}__;!!abc$`],
  ["Cisco", `https://secure-web.cisco.com/1abc/${encoded}`],
  [
    "a detour within a detour",
    `https://eur02.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://l.facebook.com/l.php?u=${encoded}`)}&data=x%40example.org`,
  ],
])("the target of a link by way of %s is found", (_way, address) => {
  expect(realAddress(address)).toBe(target)
})

test("Proofpoint's second form spells signs with hyphens", () => {
  expect(realAddress("https://urldefense.proofpoint.com/v2/url?u=https-3A__www.example.org_a-2Db-3Fc-3Dd&d=x&r=ines")).toBe(
    "https://www.example.org/a-b?c=d",
  )
})

test.each([
  ["https://www.example.org/?utm_source=newsletter&utm_medium=email&fbclid=IwAR0", "https://www.example.org/"],
  ["https://www.example.org/a?utm_source=x&id=7&mc_eid=9f#part", "https://www.example.org/a?id=7#part"],
  ["https://www.example.org/a?b=%C3%A9+x&gclid=1", "https://www.example.org/a?b=%C3%A9+x"],
])("the parameters of %s that track the reader are left out", (address, real) => {
  expect(realAddress(address)).toBe(real)
})

test.each([
  target,
  "https://www.google.com/search?q=bricks",
  "https://www.google.com/url",
  "https://www.facebook.com/g30?ref=1",
  "https://safelinks.protection.outlook.com.example.org/?url=x",
  "mailto:info@example.org?subject=Bonjour%20%C3%A0%20tous",
  "no address",
])("%s stays as it is", (address) => {
  expect(realAddress(address)).toBe(address)
})

test.each([
  "https://eur02.safelinks.protection.outlook.com/?data=05%7Cines%40example.org",
  "https://eur02.safelinks.protection.outlook.com/?url=javascript%3Aalert(1)&data=x",
  "https://l.facebook.com/l.php?h=AT0",
  "https://secure-web.cisco.com/1abc/%E0%A4%A",
])("%s hides its target", (address) => {
  expect(realAddress(address)).toBeNull()
})

test("a long address takes no time", () => {
  for (const letter of ["&", "?", "#", "%", "utm_a&", "https://"]) {
    const address = `https://l.facebook.com/l.php?u=https://example.org/?${letter.repeat(250_000 / letter.length)}`
    expect(() => realAddress(address)).not.toThrow()
  }
})
