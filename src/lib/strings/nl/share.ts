import type * as english from "../en/share.ts"

export const share: typeof english.share = {
  title: "Delen",
  copyLink: "Link kopiëren",
  copyLinkTo: (title) => `Link kopiëren naar ${title}`,
  other: "Delen…",
  mail: "Per e-mail",
  cite: "Hoe citeren",
  quoted: (title) => `“${title}”`,
  copyCitation: "Bronvermelding kopiëren",
}
