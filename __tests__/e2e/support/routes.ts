import { actionProjects, events, isPublished, languageOf, members, pages, publications, textOf, type DemoItem } from "./demo.ts"

export type Route = {
  readonly path: string
  /** Without the ending ` - G30`. */
  readonly title: string
  readonly status: 200 | 404
  /** Language of the content. */
  readonly language: string
}

function routesOf(items: readonly DemoItem[], prefix: string): Route[] {
  return items.filter(isPublished).map((item) => ({
    path: `${languageOf(item) === "en" ? "" : `/${languageOf(item)}`}${prefix}${textOf(item, "slug")}/`,
    title: textOf(item, "title"),
    status: 200,
    language: languageOf(item),
  }))
}

function screen(path: string, title: string, status: Route["status"] = 200): Route {
  return { path, title, status, language: "en" }
}

const contentPages = pages
  .filter(({ route }) => route !== "/")
  .map((page) => ({ ...screen(`${page.route ?? `/${textOf(page, "slug")}`}/`, textOf(page, "title")), language: languageOf(page) }))

export const publicEvents = events.filter(({ audience }) => audience === "public")

/** All routes that a visitor may open, from the demo content. */
export const routes: readonly Route[] = [
  screen("/", "Promoting and improving the architectural practice"),
  screen("/members/", "Members"),
  screen("/actions-projects/", "Actions & Projects"),
  screen("/agenda/", "Agenda"),
  screen("/publications/", "Publications"),
  screen("/search/", "Search"),
  ...contentPages,
  ...routesOf(publicEvents, "/agenda/"),
  ...routesOf(publications, "/post/"),
  ...routesOf(actionProjects, "/action-project/"),
  ...routesOf(members, "/members/"),
  screen("/user/login/", "Login"),
  screen("/user/first/", "Create the first administrator"),
  screen("/password-reset/new/", "Forgot password?"),
  screen("/password-reset/reset/", "Set a new password"),
  screen("/404/", "Page not found"),
]

export const missing: readonly Route[] = ["/nowhere/", "/post/nowhere/", "/members/nowhere/", "/nowhere.html"].map((path) =>
  screen(path, "Page not found", 404),
)

function first(prefix: string, isWanted: (route: Route) => boolean = () => true): Route {
  const found = routes.find((route) => route.path.startsWith(prefix) && route.path.length > prefix.length && isWanted(route))
  if (found === undefined) throw new Error(`The demo content has no page under ${prefix}.`)
  return found
}

/** One page of each kind, and each language of publications. */
export const samples = {
  home: first("", ({ path }) => path === "/"),
  members: first("", ({ path }) => path === "/members/"),
  actionsProjects: first("", ({ path }) => path === "/actions-projects/"),
  aboutUs: first("/about-us"),
  legal: first("/legal"),
  page: first("/join"),
  post: first("/post/"),
  frenchPost: first("/fr/post/"),
  dutchPost: first("/nl/post/"),
  actionProject: first("/action-project/"),
  member: first("/members/"),
  agenda: first("", ({ path }) => path === "/agenda/"),
  event: first("/agenda/"),
  notFound: missing[1] ?? screen("/nowhere/", "Page not found", 404),
} as const
