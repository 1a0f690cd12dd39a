import { loadAppWords } from "#dashboard/strings/load-app-words.ts"

/** Loads the words, which nothing else loads if nobody has signed in, then the dashboard. Its chunk repeats nothing of this file's. */
export async function loadDashboard() {
  await loadAppWords()
  const { Dashboard } = await import(/* webpackChunkName: "dashboard" */ "#dashboard/dashboard.tsx")
  return { Dashboard }
}
