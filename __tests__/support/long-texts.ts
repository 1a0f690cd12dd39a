/** Texts on which a pattern that looks for its end from each place takes quadratic time: seconds, where a linear one takes milliseconds. */
const letters = 80_000

/** What a text repeats, and what stands behind: most patterns fail only at the end. */
const units = [
  ...["a", "1", " ", "\n", " \n", "\u00a0", "-", ".", "/", "?", "#", ":", "@", "+", "(", "[", "<", ">", '"', "&", "é", "\u202a", "’"],
  ...[
    "1 ",
    "a ",
    "a.",
    "a-",
    "a@",
    "@a",
    "a@a",
    ": ",
    "<a",
    "<a ",
    "<img",
    "<img ",
    '<img alt="',
    "<br",
    "<br>",
    " <br> ",
    "</p",
    "<p>",
    "<b> </b>",
  ],
  ...[' href="', " src=", "<!--", "&amp", "&#", "%C3", "http://", "«", "« ", " ;", "a’", "(1", "0.", "+1 "],
]
const ends = ["", "\n!", '">']

export const longTexts: readonly string[] = units.flatMap((unit) => ends.map((end) => unit.repeat(Math.ceil(letters / unit.length)) + end))

/** Milliseconds. What is linear takes a hundredth of it, on a busy machine too; what is quadratic takes many times as much. */
const patience = 1500

/** The texts for which a function takes quadratic time, shortened; a function may refuse a text. */
export function tooSlowFor(work: (text: string) => unknown, texts: readonly string[] = longTexts): readonly string[] {
  for (const text of texts) {
    // A busy machine may stop for a moment, but not three times on one text.
    if (timeOf(work, text) > patience && timeOf(work, text) > patience && timeOf(work, text) > patience)
      return [`${JSON.stringify(text.slice(0, 12))}… ${JSON.stringify(text.slice(-3))}`]
  }
  return []
}

function timeOf(work: (text: string) => unknown, text: string): number {
  const started = performance.now()
  try {
    work(text)
  } catch {
    // A refusal is an answer.
  }
  return performance.now() - started
}
