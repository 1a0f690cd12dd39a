export const share = {
  title: "Share",
  copyLink: "Copy link",
  copyLinkTo: (title: string) => `Copy link to ${title}`,
  other: "Share…",
  mail: "By email",
  cite: "How to cite",
  quoted: (title: string) => `“${title}”`,
  copyCitation: "Copy the citation",
}
