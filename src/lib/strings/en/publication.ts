export const publication = {
  published: "Published",
  by: "By",
  language: "Language",
  minutes: (minutes: number) => `${minutes} min read`,
  tags: "Tags",
  related: "Related reading",
  neighbours: "Publications",
  previous: "Previous publication",
  next: "Next publication",
}
