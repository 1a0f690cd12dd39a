type WordItem = { readonly list?: string; readonly level?: number; readonly override?: number }

/** A paragraph of Word in a list, with the mark that Word wrote before it. */
export function wordItem(mark: string, words: string, { list = "l0", level = 1, override = 1 }: WordItem = {}): string {
  const style = `margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo${override}`
  const sign = `<span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>`
  return `<p class=MsoListParagraph style='${style}'><![if !supportLists]>${sign}<![endif]>${words}<o:p></o:p></p>`
}

export const wordSheet = (rules: string) => `<style><!-- /* List Definitions */ ${rules} --></style>`

type WebItem = { readonly level?: number; readonly start?: number; readonly type?: string }

/** An item of Word for the web, in a list of its own. */
export function webItem(words: string, { level = 1, start = 1, type = "" }: WebItem = {}): string {
  const style = type === "" ? "" : ` style="list-style-type: ${type};"`
  const item = `<li data-listid="1" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun">${words}</span><span class="EOP">&nbsp;</span></p></li>`
  return `<div class="ListContainerWrapper SCXW1"><ol role="list"${style} start="${start}">${item}</ol></div>`
}
