import type * as english from "../en/share.ts"

export const share: typeof english.share = {
  title: "Partager",
  copyLink: "Copier le lien",
  copyLinkTo: (title) => `Copier le lien vers ${title}`,
  other: "Partager…",
  mail: "Par courriel",
  cite: "Comment citer",
  quoted: (title) => `« ${title} »`,
  copyCitation: "Copier la citation",
}
