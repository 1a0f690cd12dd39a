/** Makes a file that a Belgian Excel opens by a double click: UTF-8 with its mark, and `;`, since the comma stands in numbers there. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cell).join(";")).join("\r\n")}\r\n`
}

function cell(text: string): string {
  // A spreadsheet would run a formula that somebody wrote as a title (CWE-1236). The apostrophe makes it text.
  // Some skip white space before the sign, and Japanese ones take the wide signs too.
  const safe = /^(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/.test(text) ? `'${text}` : text
  return /[";\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
