import { loadAppWords } from "#dashboard/strings/load-app-words.ts"

/** Without a sign-in nothing else loads the words. The dashboard's chunk repeats nothing of this file's. */
export async function loadDashboard() {
  await loadAppWords()
  const { Dashboard } = await import(/* webpackChunkName: "dashboard" */ "#dashboard/dashboard.tsx")
  return { Dashboard }
}
