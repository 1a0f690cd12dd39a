/** The stairs of docs/architecture.md: imports go down only. Two folders that need each other meet in the folder above them. */

const floor = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: typeof from === "string" ? { path: from } : from,
  to,
})
/** The rooms of a folder, the lowest first: each imports only rooms before it. "." is the folder's own files, which compose the rooms unless they are named. */
const ladder = (folder, ...named) => {
  const rooms = named.includes(".") ? named : [...named, "."]
  const own = (room) => (room === "." ? `^${folder}/[^/]+$` : `^${folder}/${room}/`)
  return rooms
    .slice(0, -1)
    .map((room, index) =>
      floor(`floors-of-${folder}/${room}`, `From below: ${rooms.join(", ")}.`, own(room), { path: rooms.slice(index + 1).map(own) }),
    )
}
const lazy = "^node_modules/(react-toastify|redux|@reduxjs|react-redux|redux-persist|axios|@tiptap|react-helmet)"
const toasts = "^src/ui/toasts/toasts\\.tsx$"
/**
 * The rooms of the dashboard, from top to bottom. A room imports rooms of lower lines only.
 * docs/architecture.md draws them.
 */
const rooms = [
  ["screens"],
  ["agenda"],
  ["editor", "lists"],
  ["accounts", "history", "preview", "checks"],
  ["references"],
  ["rich-text"],
  ["media"],
  ["widgets"],
  ["publishing", "drafts"],
  ["items"],
  ["shell"],
  ["session"],
  ["strings"],
]

function roomRules() {
  const rules = rooms.flatMap((line, index) => {
    const below = rooms.slice(index + 1).flat()
    return line.map((room) =>
      floor("room-stands-on-lower-rooms", "src/dashboard is built in lines of rooms.", `^src/dashboard/(${room})/`, {
        path: "^src/dashboard/",
        pathNot: `^src/dashboard/(${[room, ...below].join("|")})/`,
      }),
    )
  })
  const unlisted = { path: "^src/dashboard/[^/]+/", pathNot: `^src/dashboard/(${rooms.flat().join("|")})/` }
  return [...rules, floor("every-room-has-a-line", "A new folder of src/dashboard needs a line above.", unlisted, {})]
}

const routes = "jsonapi|files|router|session|site|publishing|transfer|upkeep"

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    { name: "could-not-resolve", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^\\$virtual/" } },
    { name: "cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "orphan",
      comment: "Nothing imports it and it imports nothing. Webpack puts them in place of packages (src/gatsby/webpack.ts).",
      severity: "error",
      from: {
        orphan: true,
        pathNot: [
          "\\.d\\.ts$",
          "^[^/]+\\.(js|ts|tsx)$",
          "^src/(pages|templates)/",
          "^__tests__/",
          "^src/lib/(navigation/gatsby-scroll\\.ts|no-prop-types\\.js)$",
        ],
      },
      to: {},
    },
    floor("contract-imports-nothing", "It crosses the wire.", "^contract/", { pathNot: "^contract/" }),
    floor("server-not-site", "The server is not bundled.", "^server/", { path: "^(src|publisher|scripts|bench|gatsby-)" }),
    floor("site-not-server", "The site speaks to a back end over HTTP only.", "^(src/|gatsby-)", {
      path: "^(server|publisher|scripts|bench)/",
    }),
    floor("lib-is-lowest", "lib knows the contract only.", "^src/lib/", { path: "^src/(?!lib/)" }),
    floor("ui-knows-no-feature", "ui stands on lib.", "^src/ui/", { path: "^src/(?!ui/|lib/|styles/)" }),
    ...ladder("src/ui", "pictures", "toasts", "controls", "forms", "text", "dialogs", "page", "states", "gallery"),
    floor("feature-not-feature", "Compose two features in the page, or move what they share down.", "^src/features/([^/]+)/", {
      path: "^src/features/",
      pathNot: "^src/features/($1|account)/",
    }),
    floor("feature-not-up", "Features stand below the pages and the dashboard.", "^src/features/", {
      path: "^src/(dashboard|pages|templates|gatsby)/",
    }),
    ...ladder("src/dashboard/session", "slices", "core", "tokens", "profile", "requests", "guard"),
    ...ladder("src/dashboard/agenda", "days", "rule", "occurrences", "series", "editing", "event", "views", "changes", "head"),
    ...ladder("src/dashboard/publishing", "status", "item", "panel"),
    floor("dashboard-not-pages", "The dashboard stands below the pages.", "^src/dashboard/", { path: "^src/(pages|templates|gatsby)/" }),
    ...roomRules(),
    {
      name: "no-circle-of-folders",
      comment: "Inside a room, too, folders import in one direction.",
      severity: "error",
      scope: "folder",
      from: { path: "^src/dashboard/" },
      to: { circular: true },
    },
    floor("routes-stand-alone", "A page is imported by Gatsby alone.", "^src/", {
      path: "^src/(pages|templates)/",
      pathNot: "\\.module\\.css$",
    }),
    floor("build-time-only", "src/gatsby runs in Node: it may not draw.", "^src/gatsby/", { path: "^src/(?!gatsby/|lib/)" }),
    floor("site-not-build", "What src/gatsby computes comes through GraphQL.", "^src/(?!gatsby/)", { path: "^src/gatsby/" }),
    floor("words-of-one-language", "A module reads the words of the page's language.", "^src/(?!(lib|dashboard)/strings/)", {
      path: "^src/(lib|dashboard)/strings/(en|fr|nl)/",
    }),
    floor("database-is-lowest", "The database knows no content.", "^server/database/", { path: "^server/(?!database/)" }),
    floor("sql-in-content", "Queries of tables stand in the room that owns the table.", "^server/(?!content/|database/)", {
      path: "^server/database/(query|sql)\\.ts$",
    }),
    floor("content-below-http", "Content knows no HTTP.", "^server/content/", { path: "^server/(?!content/|database/)" }),
    ...ladder(
      "server/content",
      ".",
      "entities",
      "search",
      "files",
      "agenda",
      "validation",
      "accounts",
      "redirects",
      "late-mails",
      "editing",
    ),
    floor(
      "lowest-stand-alone",
      "Commands, progress, log, disk and processes know nothing of the server.",
      "^server/(terminal|disk|process)/",
      {
        path: "^server/(?!$1/)",
      },
    ),
    floor("mail-below-routes", "Mails know no sign-ins and no routes.", "^server/mail/", {
      path: "^server/(?!mail/|content/|database/|disk/|terminal/)",
    }),
    floor("http-below-routes", "HTTP knows the content's errors, but no routes.", "^server/http/", {
      path: "^server/(?!http/|content/|database/|disk/)",
    }),
    floor("routes-side-by-side", "They meet in server/app.ts or server/run-command.ts.", `^server/(${routes})/`, {
      path: "^server/",
      pathNot: "^server/($1|mail|http|terminal|content|database|disk)/",
    }),
    ...ladder("server/session", "context", "limits", "tokens", "passwords", "profile", "oauth", "recovery"),
    ...ladder("server/publishing", "builder", "queue", "routes"),
    {
      name: "every-folder-has-a-floor",
      comment: "A new folder of server/ needs a rule above and a place in docs/architecture.md.",
      severity: "error",
      from: { path: "^server/[^/]+/", pathNot: `^server/(${routes}|mail|http|terminal|content|database|disk|process)/` },
      to: {},
    },
    floor("publisher-below-scripts", "It builds and publishes; the programs start it.", "^publisher/", { path: "^(bench|scripts)/" }),
    floor("tests-are-leaves", "Only tests import tests.", "^(?!__tests__/)", { path: "^__tests__/" }),
    {
      name: "loaded-when-needed",
      comment: "A signed-out visitor's page loads none of these.",
      severity: "error",
      from: { path: "^(src/(?!dashboard/)|gatsby-(browser|ssr))", pathNot: toasts },
      to: { path: lazy, dynamic: false, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "toasts-are-lazy",
      comment: "They load on the first press of the copy button.",
      severity: "error",
      from: { path: "^src/", pathNot: toasts },
      to: { path: toasts, dynamic: false },
    },
    {
      name: "dashboard-is-lazy",
      severity: "error",
      from: { path: "^(src/(?!dashboard/)|gatsby-(browser|ssr))" },
      to: { path: "^src/dashboard/", dynamic: false, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-development-package",
      comment: "npm start works after npm ci --omit=dev.",
      severity: "error",
      from: { path: "^(src|server|contract|publisher|scripts/(?!check|test|gate/|help/))", pathNot: "\\.d\\.ts$" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "^node_modules/@types/" },
    },
    {
      name: "only-declared-packages",
      severity: "error",
      from: { pathNot: "^__tests__/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^(public|\\.cache|\\.g30)", "^src/gatsby-types\\.d\\.ts$"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".json", ".css", ".d.ts"],
    },
  },
}
