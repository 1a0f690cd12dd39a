/** Words that programs often handle wrongly. */
import type { Random } from "./random.ts"

const nasty = [
  "",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "\u202Etxet sdrawkcab",
  "\uFEFF",
  "\u{10FFFF}",
  "Z̴͑a̸͝l̵͠g̶̚o̴͌",
  "👩‍👩‍👧‍👦",
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "toString",
  "__defineGetter__",
  "valueOf",
  "then",
  "../../../../etc/passwd",
  "..\\..\\windows",
  "%2e%2e%2f%2e%2e%2fcontent.sqlite",
  "%",
  "%zz",
  "%00",
  "%ff%fe",
  "'; DROP TABLE entity; --",
  "' OR '1'='1",
  '"',
  '"a" OR NEAR(b c)',
  "a*",
  "title:x",
  "${jndi:ldap://x}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<p>".repeat(500),
  "1e400",
  "-0",
  "NaN",
  "Infinity",
  "9".repeat(40),
  "-9223372036854775809",
  "0x10",
  "true",
  "null",
  "[]",
  "id:1",
  "id:99999999999999999",
  "rel:latest-version",
  "\r\nX-Injected: 1",
  "\u0085\u2028",
  "2026-02-30T25:61:61+99:99",
  "FREQ=SECONDLY;INTERVAL=0",
  "FREQ=DAILY;UNTIL=99999999T000000Z",
  "a".repeat(3000),
  "é".repeat(300),
] as const

/** A word: mostly a difficult one, at times random letters. */
export function word(random: Random): string {
  if (random.chance(0.75)) return random.pick(nasty)
  if (random.chance(0.5)) return String(random.whole(100_000) - 50_000)
  return Array.from({ length: 1 + random.whole(12) }, () => String.fromCodePoint(random.whole(0x11_0000))).join("")
}

/** The word in an address: encoded, half encoded, or unchanged where HTTP allows it. */
export function inAddress(random: Random, text: string): string {
  if (random.chance(0.1)) return text.replaceAll(/[^!-~]/g, "%C3").replaceAll("#", "")
  const wellFormed = Buffer.from(text).toString()
  return random.chance(0.1) ? encodeURIComponent(wellFormed).toLowerCase() : encodeURIComponent(wellFormed)
}
