import { loadAppWords } from "#dashboard/strings/load-app-words.ts"

/** Loads the dashboard, and before it the words, which nothing else has loaded if nobody has signed in. Its chunk repeats nothing of that of this file. */
export async function loadDashboard() {
  await loadAppWords()
  const { Dashboard } = await import(/* webpackChunkName: "dashboard" */ "#dashboard/dashboard.tsx")
  return { Dashboard }
}
