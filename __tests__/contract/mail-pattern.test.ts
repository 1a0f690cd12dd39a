import { mailPattern } from "#contract/mail-pattern.ts"

test.each(["ines@example.org", "d'hondt+news@example.org", "inès@académie.example", "a@localhost"])("%s is a mail address", (mail) => {
  expect(mail).toMatch(mailPattern)
})

test.each(["noor", "a@", "@example.org", "a b@example.org", "a@b@c.org", "a,b@example.org", "<a@example.org>", "a@-x.org", "a@x..org"])(
  "%s is no mail address",
  (mail) => {
    expect(mail).not.toMatch(mailPattern)
  },
)
