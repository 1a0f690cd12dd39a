import { ConfigError, readConfig } from "#server/config.ts"

test("without variables the server listens for this machine alone, at port 8000, with its state in .g30", () => {
  expect(readConfig({})).toEqual({ port: 8000, host: "127.0.0.1", home: ".g30", corsOrigins: [] })
})

test("variables are read, and an empty one is as good as none", () => {
  const environment = { PORT: "9000", HOST: "0.0.0.0", G30_HOME: "", G30_CORS_ORIGINS: "https://a.example, http://localhost:3000/" }
  expect(readConfig(environment)).toEqual({
    port: 9000,
    host: "0.0.0.0",
    home: ".g30",
    corsOrigins: ["https://a.example", "http://localhost:3000"],
  })
})

test("each wrong variable is named once, with what it must be", () => {
  const wrong = { PORT: "99999", G30_CORS_ORIGINS: "a.example", G30_ORIGIN: "https://a.example/path" }
  expect(() => readConfig(wrong)).toThrow(ConfigError)
  expect(() => readConfig(wrong)).toThrow(/PORT is "99999", but must be a port/)
  expect(() => readConfig(wrong)).toThrow(/G30_CORS_ORIGINS is "a.example", but must be origins/)
  expect(() => readConfig(wrong)).toThrow(/G30_ORIGIN is "https:..a.example.path", but must be the server's public origin/)
})
