import { plainText } from "#contract/plain-text.ts"

test.each([
  ["<p>One</p><p>Two &amp; three</p>", "One\n\nTwo & three"],
  ["<p>First<br>second</p>\n<ul><li>a</li>\n<li>b</li></ul>", "First\nsecond\n\n- a\n- b"],
  ["<h2>Where</h2><p>At <a href='/x'>the  gate</a>,\n now</p>", "Where\n\nAt the gate, now"],
  ["<p>&lt;b&gt; &quot;é&quot; &#233;&#xE9;&nbsp;&unknown;</p>", '<b> "é" éé &unknown;'],
  ["<table><tr><th>Day</th><td>Monday</td></tr><tr><th>Hour</th><td>9</td></tr></table>", "Day Monday\nHour 9"],
  ["", ""],
])("%j becomes the plain text %j", (html, expected) => {
  expect(plainText(html)).toBe(expected)
})
