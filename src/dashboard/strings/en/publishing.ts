import { counted } from "./counted.ts"
import { quoted } from "./quoted.ts"

const duration = (seconds: number) => {
  if (seconds < 9.95) return `${seconds.toFixed(1).replace(/\.0$/, "")} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`
}

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"]
const spelled = (count: number) => numbers[count] ?? String(count)
const about = (seconds: number) => (seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`)

export const publishing = {
  duration,
  states: {
    draft: "Draft",
    published: "Published",
    new: "Not live yet",
    pending: "Update pending",
    live: "Live",
    failed: "Build failed",
  },
  live: (when: string) => `Live ${when}`,
  goesLive: (usually: number | null) =>
    usually === null ? "Goes live with the next build." : `Goes live with the next build, usually ${duration(usually)}.`,
  usuallyAfterSave: (usually: number) => `, usually live in ${duration(usually)}`,
  inAgenda: "Its audience sees it in the agenda at once.",
  news: {
    failed: (title: string | null, problem: string) => (title === null ? problem : `${quoted(title)} is not live. ${problem}`),
    why: "See why",
    one: (title: string, seconds: number | null) =>
      seconds === null ? `${quoted(title)} is live` : `${quoted(title)} is live after ${duration(seconds)}`,
    several: (count: number, seconds: number | null) =>
      seconds === null ? `${count} changes are live` : `${count} changes are live after ${duration(seconds)}`,
  },
  problems: {
    backEnd: "The site could not be built: the content system did not answer as it should.",
    check: "The site was built, but not published: a part of it is not right.",
    disk: "The site could not be built: the server’s disk is full.",
    emptied: "The site was not published: most of its content would be gone. Somebody has to say whether that is meant.",
    files: "The site could not be built: the server may not write its own files.",
    host: "The site’s host did not build it.",
    item: "The site could not be built: something in an item stopped it.",
    memory: "The site could not be built: the server ran out of memory.",
    unknown: "The site could not be built.",
  },
  details: "Details",
  chip: {
    percent: (percent: number) => `${percent}%`,
  },
}

const buildStates = {
  waiting: "Queued",
  building: "Building",
  live: "Live",
  replaced: "Replaced",
  failed: "Build failed",
}

export const publishingPanel = {
  title: "Publishing",
  loading: "Loading the state of publishing",
  failed: { title: "The state of publishing could not be loaded" },
  stale: "The state could not be brought up to date. Trying again.",
  states: buildStates,
  when: (moment: string, isToday: boolean) => (isToday ? `at ${moment}` : `on ${moment}`),
  rebuild: "Rebuild now",
  startNow: "Start now",
  buildAgain: "Build again",
  ordered: { failed: "That did not work." },
  waiting: {
    title: (seconds: number | null) =>
      seconds === null ? "Changes wait for a build" : seconds === 0 ? "Starts now" : `Starts in ${seconds} s`,
    text: "More changes made now join the same build.",
    manual: "They go live when somebody starts one. More changes made now join the same build.",
  },
  building: {
    title: (count: number) => {
      if (count === 0) return "The site is being built"
      return count === 1 ? "One change is on its way" : `${spelled(count)} changes are on their way`
    },
    stays: (when: string) => `The site visitors see now was built ${when} and stays up until this one is ready.`,
    named: quoted,
    others: counted("other", "others"),
    staysUp: "The site visitors see now stays up until this one is ready.",
    progress: "Build",
    left: (percent: number, seconds: number | null) => (seconds === null ? `${percent}%` : `${percent}%, about ${about(seconds)} left`),
    started: (at: string) => `Started ${at}`,
    usually: (seconds: number) => `Usually ${duration(seconds)}`,
  },
  announce: {
    started: "A build has started",
    half: "The build is half done",
    failed: "The build failed",
  },
  steps: { queued: "Queued", content: "Content read", pages: "Pages built", live: "Live" },
  stepNotes: {
    checked: "Checked on the site itself",
    of: (done: number, total: number) => `${done} of ${total}`,
  },
  live: {
    title: "Everything is live",
    looked: (when: string) => `Built ${when}. The site shows your last change; we looked.`,
    other: (when: string) => `Built ${when}. The site does not show this build yet.`,
    unseen: (when: string) => `Built ${when}. We could not look at the site.`,
  },
  bad: { title: "The last good site is still up", todo: "Build again. If it fails again, show the details to whoever runs the server." },
  none: { title: "Nothing has been built yet", text: "The first build starts with the first published change, or when you start it." },
  host: "The site is built by its host. Its state is read from the site itself.",
  confirmEmpty: {
    title: "Publish without this content?",
    text: "Most of the content of this kind is gone, or all of it. Visitors would see short or empty lists. If that is not meant, look at the back end first.",
    confirm: "Yes, publish it empty",
    keep: "Keep the last good site",
    open: "Answer the question",
  },
  builds: {
    title: "Last builds",
    empty: "No build has ended yet.",
    columns: { started: "Started", result: "Result", by: "Asked by", changes: "Changes", duration: "Duration" },
    none: "None",
    count: counted("change", "changes"),
    reasons: {
      change: "Changes",
      rebuild: "Rebuild",
      webhook: "Another system",
      start: "Start of the server",
      night: "Nightly build",
    },
  },
  warnings: {
    title: "To do",
    empty: "Nothing to do: the last build found no faults.",
    wholeSite: "The whole site",
  },
  elsewhere: {
    title: "This back end does not tell of builds",
    built: (when: string) => `The site that visitors see was built ${when}.`,
    unknown: "The site does not tell when it was built.",
    failed: "The site did not answer.",
    text: "Each publication’s row and editor still say whether visitors see it: they look at the site itself.",
  },
}
