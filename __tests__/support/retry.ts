// On a loaded machine a test may fail once. Jest prints the errors of the first try, and a second failure counts.
if (process.env.CI !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true })
