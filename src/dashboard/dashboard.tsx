import "#styles/dashboard.css"
import type { Screens } from "#dashboard/screens/screen-loading.ts"
import { DashboardFrame } from "./dashboard-frame.tsx"

const screens: Screens = {
  lists: () => import(/* webpackChunkName: "lists" */ "#dashboard/lists/lists.tsx").then(({ Lists }) => Lists),
  agenda: () => import(/* webpackChunkName: "agenda" */ "#dashboard/agenda/agenda.tsx").then(({ Agenda }) => Agenda),
  publishing: () =>
    import(/* webpackChunkName: "publishing" */ "#dashboard/publishing/panel/publishing-screen.tsx").then(
      ({ PublishingScreen }) => PublishingScreen,
    ),
  profile: () =>
    import(/* webpackChunkName: "profile" */ "#features/account/profile/profile-screen.tsx").then(({ ProfileScreen }) => ProfileScreen),
  editor: async (type) => {
    const [{ EditorScreen }, parts] = await Promise.all([
      import(/* webpackChunkName: "editor" */ "#dashboard/screens/item/editor-screen.tsx"),
      import(/* webpackChunkName: "editor" */ "#dashboard/screens/item/kind-parts.ts").then(({ loadParts }) => loadParts(type)),
    ])
    return { EditorScreen, parts }
  },
}

export function Dashboard() {
  return <DashboardFrame screens={screens} />
}
