import { counted } from "./counted.ts"

export const termLists = {
  tags: {
    title: "Tags",
    create: "New tag",
    search: "Search tags",
    loading: "Loading tags",
    empty: { title: "No tags yet", text: "Tags say what a publication or a project is about.", first: "" },
    noMatch: "No tag matches",
    count: counted("tag", "tags"),
  },
  specialities: {
    title: "Specialities",
    create: "New speciality",
    search: "Search specialities",
    loading: "Loading specialities",
    empty: { title: "No specialities yet", text: "Visitors filter the members by their specialities.", first: "" },
    noMatch: "No speciality matches",
    count: counted("speciality", "specialities"),
  },
  categories: {
    title: "Event categories",
    create: "New category",
    search: "Search categories",
    loading: "Loading categories",
    empty: { title: "No categories yet", text: "A category gives the events of the agenda their colour.", first: "" },
    noMatch: "No category matches",
    count: counted("category", "categories"),
  },
}
