/** Where redux-persist keeps `auth` in the browser's storage. */
export const sessionKey = "persist:auth"
