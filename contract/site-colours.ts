/** Colours of src/styles/tokens.css for places without a style sheet: icons, the browser's own bars, pictures for shared links. */
export const siteColours = { paper: "#f5f7f7", ink: "#0f1214", grey: "#5d666b", line: "#d3d9db", stone: "#767f84", accent: "#ffd400" }
