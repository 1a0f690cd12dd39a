const clock = (at: Date) => at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })

/** Names the day if it isn't today. */
const moment = (at: Date) => {
  const day = at.toLocaleDateString("en-GB", { day: "numeric", month: "long" })
  return at.toDateString() === new Date().toDateString() ? `at ${clock(at)}` : `on ${day} at ${clock(at)}`
}

export const colleague = {
  saved: (name: string | null, at: Date | null) => `${name ?? "Someone"} saved this${at === null ? "" : ` ${moment(at)}`}.`,
  take: "Take it over",
  title: (name: string | null) => `What ${name ?? "someone"} changed`,
  joined: "You changed other fields: your save joins both.",
  /** These words are about one's own save in another tab. */
  own: {
    saved: (_name: string | null, at: Date | null) => `You, in another tab, saved this${at === null ? "" : ` ${moment(at)}`}.`,
    title: () => "What you changed in another tab",
  },
}
