/** @jest-environment jsdom */

import { pixel } from "#support/files/clipboard.ts"
import { pasted } from "#support/rich-text.ts"

test.each([
  ["Gmail", `<img data-emoji="😀" class="an1" alt="😀" src="https://fonts.gstatic.com/s/e/notoemoji/16.0/1f600/72.png">`, "😀"],
  ["WordPress", `<img class="emoji" alt="🇧🇪" src="https://s.w.org/images/core/emoji/svg/1f1e7.svg">`, "🇧🇪"],
  ["Facebook", `<img alt="👍🏽" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t.png">`, "👍🏽"],
  ["a phone", `<img alt="1️⃣" src="${pixel}">`, "1️⃣"],
])("an emoji of %s becomes a character", async (_program, image, sign) => {
  expect(await pasted(`<p>Hi ${image}!</p>`)).toMatchObject({ html: `<p>Hi ${sign}!</p>`, files: [], leftOut: [], changes: [] })
})

test("a picture that is described by a number stays a picture", async () => {
  expect(await pasted(`<p>a</p><img alt="12" src="https://x.example/12.png">`)).toMatchObject({ html: "<p>a</p>", leftOut: ["12"] })
})

const google = (state: "checked" | "unchecked", words: string) =>
  `<li dir="ltr" style="list-style-type:none" role="checkbox" aria-checked="${String(state === "checked")}" aria-level="1">` +
  `<img src="${pixel}" width="18.4px" height="18.4px" alt="${state}" aria-roledescription="checkbox" /><p role="presentation">${words}</p></li>`

test.each([
  ["Google Docs", `<ul>${google("checked", '<span style="text-decoration:line-through">Done</span>')}${google("unchecked", "To do")}</ul>`],
  ["GitHub", '<ul><li><input type="checkbox" checked disabled> Done</li><li><input type="checkbox"> To do</li></ul>'],
  [
    "icons alone",
    `<ul><li><img src="${pixel}" alt="checked"><p>Done</p></li><li><img src="${pixel}" alt="unchecked"><p>To do</p></li></ul>`,
  ],
])("a list of tasks of %s has signs, and uploads nothing", async (_program, clipboard) => {
  expect(await pasted(clipboard)).toMatchObject({ html: "<ul><li>☑ Done</li><li>☐ To do</li></ul>", files: [], leftOut: [], changes: [] })
})

test("letters are composed, and control characters go", async () => {
  expect((await pasted("<p>Cafe\u0301\u0007 a\u000bb</p>")).html).toBe("<p>Café a b</p>")
})
