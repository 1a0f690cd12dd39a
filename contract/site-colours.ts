/** Icons, browser bars and pictures for shared links have no style sheet, so they repeat colours of src/styles/tokens.css. */
export const siteColours = { paper: "#f5f7f7", ink: "#0f1214", grey: "#5d666b", line: "#d3d9db", stone: "#767f84", accent: "#ffd400" }
