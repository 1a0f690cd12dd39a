/** The key under which redux-persist stores `auth` in the browser. */
export const sessionKey = "persist:auth"
