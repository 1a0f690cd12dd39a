import { readFileSync } from "node:fs"

type PastedCase = {
  /** What is stored. */
  readonly html: string
  readonly changes: readonly string[]
  /** What the editor draws and the built page has, besides the words. */
  readonly drawn: readonly string[]
}

export const pastedCases: Readonly<Record<string, PastedCase>> = {
  "list-numbers": {
    html:
      '<p>Vervolg:</p><ol start="3"><li>Drie</li><li>Vier</li></ol><p>x</p><ol type="a"><li>a-punt</li><li>b-punt</li></ol>' +
      '<ol start="10" reversed><li>tien</li><li value="5">vijf</li></ol>',
    changes: [],
    drawn: ['<ol start="3">', '<ol type="a">', 'reversed=""', 'start="10"', '<li value="5">'],
  },
  "merged-cells": {
    html:
      '<table><thead><tr><th scope="col">Jaar</th><th scope="col">Provincie</th><th scope="col">Aantal</th></tr></thead><tbody><tr>' +
      '<td rowspan="2">2025</td><td>Luik</td><td>3</td></tr><tr><td>Namen</td><td>5</td></tr><tr><td colspan="2">Totaal</td><td>8</td></tr></tbody></table>',
    changes: [],
    drawn: ['<td rowspan="2">', '<td colspan="2">'],
  },
  "word-and-outlook-links": {
    html:
      '<p>Voir <a href="https://www.example.org/dossier?a=1">le dossier</a>, <a href="https://www.example.org/fb">facebook</a>, plan, ' +
      '<a href="/post/create/">interne</a>, <a href="https://www.example.org/sans-schema">sans schéma</a>, ' +
      '<a href="mailto:info@example.org?subject=Bonjour%20%C3%A0%20tous">mail</a>, <a href="tel:+3242234567">tél</a>, ' +
      '<a href="https://www.example.org/">avec utm</a>, relatif, onenote.</p>',
    changes: ["links lead straight to their target", "links that lead nowhere are plain words: plan, relatif, onenote"],
    drawn: [
      'href="https://www.example.org/dossier?a=1"',
      'href="https://www.example.org/fb"',
      'href="/post/create/"',
      'href="tel:+3242234567"',
    ],
  },
  "word-contents-and-hidden-text": {
    html: "<p>Introduction</p><h2>Introduction</h2><p>Voir ici.</p><p>Une citation de bureau</p><p>Figure 1 : la façade</p>",
    changes: ["hidden text is left out", "numbers of headings are left out"],
    drawn: ["Voir ici."],
  },
  "word-for-the-web-lists": {
    html: "<p><strong>Le programme</strong></p><ol><li>Accueil</li><li>Visite<ol><li>La cour</li></ol></li><li>Verre</li></ol>",
    changes: [],
    drawn: ["<ol><li>"],
  },
  "word-item-of-two-paragraphs": {
    html: "<ol><li><p>Un</p><p>Seconde ligne du point un.</p></li><li><p>Deux</p><p>Suite du point deux.</p></li><li>Trois</li></ol>",
    changes: [],
    drawn: ["<p>Un</p><p>Seconde ligne du point un.</p>"],
  },
  "word-list-goes-on-at-3": {
    html:
      "<ol><li>Un</li><li>Deux</li></ol><p>Un paragraphe entre.</p>" +
      '<ol start="3"><li>Trois<ol type="a"><li>Trois a</li><li>Trois b</li></ol></li><li>Quatre</li></ol>',
    changes: [],
    drawn: ['<ol start="3">', '<ol type="a">'],
  },
  "word-tracked-changes-and-comment": {
    html: "<p>Le budget est de 45.000 euros, tout compris.</p>",
    changes: ["tracked changes are accepted", "comments are left out"],
    drawn: ["<p>Le budget est de 45.000 euros, tout compris.</p>"],
  },
}

/** What other programs hide, or what nobody may read. */
export const neverShown = /40\.000|menteur|ment toujours|IL1|PAGEREF|caché|ines\.lambrecht|safelinks|file:|onenote:/

export const casesFolder = "__tests__/support/cases"

export function clipboardOf(name: string): string {
  return readFileSync(`${casesFolder}/${name}.html`, "utf8")
}
