/** Budgets and end-to-end tests use the demo content in a state folder of its own. */
export const testEnvironment = {
  PORT: process.env.G30_TEST_PORT ?? "8123",
  HOST: "127.0.0.1",
  G30_HOME: ".g30-test",
  G30_API_URL: "",
  G30_SITE_URL: "",
  // Tests change content all the time, and need unchanged pages.
  G30_REBUILD: "manual",
}

export const testOrigin = `http://${testEnvironment.HOST}:${testEnvironment.PORT}`
