/** redux-persist stores `auth` under this key in the browser. */
export const sessionKey = "persist:auth"
