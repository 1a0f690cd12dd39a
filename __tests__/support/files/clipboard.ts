/** HTML as programs put it on the clipboard, shortened. */
export const clipboard = {
  word: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ines/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=FR-BE style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle>Le réemploi<o:p></o:p></p>
<h1>Le bon moment<o:p></o:p></h1>
<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'>Un lot de <b style='mso-bidi-font-weight:normal'>briques</b> n’attend
pas<i>, jamais</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Inventaire<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><!--[endif]-->des briques</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><!--[endif]-->Dépose</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>1)<span>&nbsp; </span></span><!--[endif]-->Mesurer</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>2)<span>&nbsp; </span></span><!--[endif]-->Payer</p>
<h4>Et après<o:p></o:p></h4>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:226.5pt'><p class=MsoNormal>Lot<o:p></o:p></p></td><td width=301><p class=MsoNormal>Prix<o:p></o:p></p></td></tr></table>
<p class=MsoNormal>Voir <a href="https://www.example.org/"><span style='color:blue'>le site</span></a><img width=300 height=200 src="file:///C:/Users/ines/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" alt="Une façade en brique" v:shapes="Image_x0020_1"></p>
<!--EndFragment--></body></html>`,

  googleDocs: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6b1f2c3d-7fff-1a2b"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">Ten points</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">A </span><span style="font-size:11pt;font-weight:700;font-style:normal;">bold</span><span style="font-size:11pt;font-weight:400;font-style:italic;"> and leaning</span><span style="font-size:6.6pt;vertical-align:super;">2</span><a href="https://www.google.com/url?q=https://www.example.org/a?b%3Dc&amp;sa=D&amp;ust=1" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>One and a half</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe" width="602" height="401" style="margin-left:0px;" /></span></p><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr"><span>Lot</span></p></td><td><p dir="ltr"><span>Price</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,

  webPage: `<meta charset="utf-8"><div class="article" style="color: rgb(34, 34, 34); font-family: Georgia;" onclick="steal()"><script>steal()</script><style>.x{color:red}</style><div class="kicker">Opinion</div><h1 id="top">A fair competition</h1><div><div>First <span style="font-weight: 600">words</span> of a text.</div><div>Second&nbsp;words, <u>underlined</u>, <a href="javascript:steal()" onmouseover="steal()">not a link</a>.</div></div><h2 class="h">Why</h2><p>Because <font color="red">so</font>. <a href="https://www.example.org/why?utm=1" target="_blank" rel="noopener" class="l">Read on</a></p><figure><img src="https://cdn.example.org/images/site%20plan.jpg?w=800" srcset="x 2x"><figcaption>The plan</figcaption></figure><img src="https://t.example.org/p.gif" width="1" height="1"><iframe src="https://video.example.org/embed/7" title="A film of the site"></iframe><ul><li><div>One</div></li><li>Two</li></ul><blockquote>Said once</blockquote><button>Share</button></div>`,
} as const

/** A picture of one pixel. */
export const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
