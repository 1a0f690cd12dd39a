export type DialogName = "link" | "picture" | "altText" | "caption" | "language" | "shortcuts"
