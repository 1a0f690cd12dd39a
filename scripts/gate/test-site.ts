/** The site of budgets and end-to-end tests: the demo content in its own state folder. */
export const testEnvironment = {
  PORT: process.env.G30_TEST_PORT ?? "8123",
  HOST: "127.0.0.1",
  G30_HOME: ".g30-test",
  G30_API_URL: "",
  G30_SITE_URL: "",
  // Tests change content all the time, and count on pages that stay as they are.
  G30_REBUILD: "manual",
}

export const testOrigin = `http://${testEnvironment.HOST}:${testEnvironment.PORT}`
