import { ConfigError, readConfig } from "#server/config.ts"

test("without variables the server listens on 127.0.0.1:8000 with its state in .g30", () => {
  expect(readConfig({})).toEqual({
    port: 8000,
    host: "127.0.0.1",
    home: ".g30",
    corsOrigins: [],
    session: {},
    publishing: { isAutomatic: true },
    allowsDemoAccounts: false,
  })
})

test("the error names each wrong variable once, with the accepted values", () => {
  const wrong = { PORT: "99999", G30_CORS_ORIGINS: "a.example", G30_ORIGIN: "https://a.example/path" }
  expect(() => readConfig(wrong)).toThrow(ConfigError)
  expect(() => readConfig(wrong)).toThrow(/PORT is "99999", but must be a port/)
  expect(() => readConfig(wrong)).toThrow(/G30_CORS_ORIGINS is "a.example", but must be origins/)
  expect(() => readConfig(wrong)).toThrow(/G30_ORIGIN is "https:..a.example.path", but must be the server's public origin/)
})

test("the environment sets sign-in, tokens and mail", () => {
  const environment = {
    G30_SITE_URL: "https://g30.example/",
    G30_SMTP_URL: "smtps://office:secret@mail.example:465",
    G30_MAIL_FROM: "G30 <office@g30.example>",
    G30_CLIENT_ID: "robot",
    G30_CLIENT_SECRET: "sixteen letters!",
    G30_ACCESS_TOKEN_SECONDS: "60",
    G30_REFRESH_TOKEN_SECONDS: "3600",
    G30_TRUSTED_PROXY: "1",
    G30_ALLOW_DEMO_ACCOUNTS: "1",
  }
  expect(readConfig(environment)).toMatchObject({
    allowsDemoAccounts: true,
    session: {
      siteUrl: "https://g30.example",
      smtpUrl: "smtps://office:secret@mail.example:465",
      mailFrom: "G30 <office@g30.example>",
      clients: [{ id: "robot", secret: "sixteen letters!" }],
      accessLifetime: 60,
      refreshLifetime: 3600,
      isBehindProxy: true,
    },
  })
})

test("the environment says who builds the site, and when", () => {
  const environment = {
    G30_REBUILD: "manual",
    G30_WEBHOOK_SECRET: "sixteen letters!",
    G30_BUILD_HOOK: "https://host.example/hooks/1",
    G30_SITE_URL: "https://g30.example",
  }
  expect(readConfig(environment).publishing).toEqual({
    isAutomatic: false,
    webhookSecret: "sixteen letters!",
    buildHook: "https://host.example/hooks/1",
  })
})

test.each([
  [{ G30_REBUILD: "never" }, 'G30_REBUILD is "never", but must be "automatic"'],
  [{ G30_WEBHOOK_SECRET: "short" }, "G30_WEBHOOK_SECRET can't be used; it must be a secret of 16"],
  [
    { G30_BUILD_HOOK: "http://host.example/hooks/1", G30_SITE_URL: "https://g30.example" },
    "G30_BUILD_HOOK can't be used; it must be the https",
  ],
  [{ G30_BUILD_HOOK: "https://host.example/hooks/1" }, "G30_SITE_URL is missing: with G30_BUILD_HOOK"],
  [{ G30_TRUSTED_PROXY: "yes" }, 'G30_TRUSTED_PROXY is "yes", but must be 1 where a proxy'],
  [{ G30_ACCESS_TOKEN_SECONDS: "15m" }, 'G30_ACCESS_TOKEN_SECONDS is "15m", but must be a number of seconds'],
  [{ G30_CLIENT_ID: "robot" }, "G30_CLIENT_ID and G30_CLIENT_SECRET belong together"],
  [{ G30_SMTP_URL: "smtp://mail.example" }, "G30_MAIL_FROM is missing"],
])("%j is refused with advice", (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
})

test("the error doesn't quote an invalid secret", () => {
  const wrong = { G30_SMTP_URL: "https://office:hunter2@mail.example", G30_CLIENT_SECRET: "hunter2" }
  expect(() => readConfig(wrong)).toThrow(/^G30_CLIENT_SECRET can't be used; it must be a secret.*\nG30_SMTP_URL can't be used/)
  expect(() => readConfig(wrong)).not.toThrow(/hunter2/)
})
