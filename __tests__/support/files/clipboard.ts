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

/** Texts with notes, as programs put them on the clipboard or write them as a web page. */
export const clipboardNotes = {
  // Word 16 for Windows. "[MS-OFFHTML]: mso-footnote-id, mso-element:footnote-list" names the parts; browsers read <![if …]> as comments.
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoFootnoteText {margin:0cm;} span.MsoFootnoteReference {vertical-align:super;} --></style></head>
<body lang=EN-GB style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoNormal>Reuse is old<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt;line-height:107%;font-family:"Calibri",sans-serif;mso-ansi-language:EN-GB'>[1]</span></span><![endif]></span></span></a>
and cheap<a style='mso-endnote-id:edn1' href="#_edn1" name="_ednref1" title=""><span class=MsoEndnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoEndnoteReference><span style='font-size:11.0pt'>[i]</span></span><![endif]></span></span></a>.<o:p></o:p></p>
<p class=MsoNormal>So are bricks<a style='mso-footnote-id:ftn2' href="#_ftn2" name="_ftnref2" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[2]</span></span><![endif]></span></span></a>.<o:p></o:p></p>
<!--EndFragment-->
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>

<hr align=left size=1 width="33%">

<![endif]>

<div style='mso-element:footnote' id=ftn1>

<p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:10.0pt'>[1]</span></span><![endif]></span></span></a> Vitruvius, <i style='mso-bidi-font-style:normal'>De architectura</i>,
see <a href="https://www.example.org/">this page</a>.<o:p></o:p></p>

<p class=MsoFootnoteText>A second line.<o:p></o:p></p>

</div>

<div style='mso-element:footnote' id=ftn2>

<p class=MsoFootnoteText><a style='mso-footnote-id:ftn2' href="#_ftnref2" name="_ftn2" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:10.0pt'>[2]</span></span><![endif]></span></span></a><span lang=FR> Counted in <b>1999</b>.</span><o:p></o:p></p>

</div>

</div>

<div style='mso-element:endnote-list'><![if !supportEndnotes]><br clear=all>

<hr align=left size=1 width="33%">

<![endif]>

<div style='mso-element:endnote' id=edn1>

<p class=MsoEndnoteText><a style='mso-endnote-id:edn1' href="#_ednref1" name="_edn1" title=""><span class=MsoEndnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoEndnoteReference><span style='font-size:10.0pt'>[i]</span></span><![endif]></span></span></a> At the end.<o:p></o:p></p>

</div>

</div>
</body></html>`,

  // Google Docs: a published document ("Publish to web") or its download as a web page. Each note has a bare div behind one line.
  googleDocs: `<p class="c4" style="line-height:1.15"><span class="c7">Reuse is old</span><sup class="c1"><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span class="c0">&nbsp;and cheap</span><sup class="c1"><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup><span class="c0">.</span></p><hr class="c10"><div><p class="c5"><a href="#ftnt_ref1" id="ftnt1">[1]</a><span class="c2">&nbsp;Vitruvius, </span><span style="font-style:italic">De architectura</span><span>.</span></p></div><div><p class="c5"><a href="#ftnt_ref2" id="ftnt2">[2]</a><span class="c2">&nbsp;Counted.</span></p><p class="c5"><span>A second line.</span></p></div>`,

  // The same text pasted from the page itself: Google's own frame around all, and whole addresses.
  googleDocsFramed: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;">Reuse</span><span style="font-size:6.6pt;vertical-align:super;"><a href="https://docs.google.com/document/d/e/2PACX/pub#ftnt1" id="ftnt_ref1"><span>[1]</span></a></span><span> is old.</span></p><hr /><div><p dir="ltr"><a href="https://docs.google.com/document/d/e/2PACX/pub#ftnt_ref1" id="ftnt1">[1]</a><span> A source.</span></p></div></b><br class="Apple-interchange-newline">`,

  // LibreOffice Writer 7: the number of the text is raised within its link, the note's own is not.
  libreOffice: `<p>Reuse is old<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Vitruvius,
	<i>De architectura</i>.</p>
</div>`,

  // A page of this site, copied in a browser, which writes whole addresses.
  ownPage: `<p>Reuse is old<sup><a href="https://g30.example/post/reuse/#fn-201-1" id="fnref-201-1">1</a></sup>.</p><section aria-labelledby="notes"><h2 id="notes">Notes</h2><ol><li id="fn-201-1"><p>Vitruvius. </p> <a href="https://g30.example/post/reuse/#fnref-201-1" aria-label="Back to the text, note 1"><svg><path d="M0 0"/></svg></a></li></ol></section>`,
} as const

/** A picture of one pixel. */
export const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
