import type { RichText } from '#kernel/rich-text/rich-text.ts'

/** What programs put on the clipboard, in the markup of each with words of our own, and what one sees there. */
export type Pasted = { program: string; html: string; seen: RichText }

const p = (...content: Extract<RichText[number], { type: 'paragraph' }>['content']): RichText[number] => ({ type: 'paragraph', content })

const docs =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;'

const googleDocs: Pasted = {
  program: 'Google Docs',
  html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38;"><span style="${docs}font-weight:700;font-style:normal;">Samen eten</span></h1><p dir="ltr" style="margin-top:0pt;"><span style="${docs}font-weight:400;font-style:normal;">Elke dinsdag koken we </span><span style="${docs}font-weight:700;font-style:normal;">voor de buurt</span><span style="${docs}font-weight:400;font-style:italic;"> in het wijkhuis</span><span style="${docs}font-weight:400;font-style:normal;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;${docs}" aria-level="1"><p dir="ltr" role="presentation"><span style="${docs}font-weight:400;">snijden</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="${docs}font-weight:400;">uien</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><a href="https://www.google.com/url?q=https://voorbeeld.nl/koken&amp;sa=D&amp;ust=1" style="text-decoration:none;"><span style="${docs}font-weight:400;text-decoration:underline;">recepten</span></a></p></li></ul><ol><li><p><span style="${docs}">eerst de soep</span></p></li><li><p><span style="${docs}">dan de rest</span></p></li></ol><p dir="ltr"><span style="${docs}">Tot dan!</span><span style="${docs}"><br /></span><span style="${docs}">Anja</span></p></b><br class="Apple-interchange-newline">`,
  seen: [
    { type: 'heading', level: 2, content: [{ text: 'Samen eten' }] },
    p({ text: 'Elke dinsdag koken we ' }, { text: 'voor de buurt', bold: true }, { text: ' in het wijkhuis', italic: true }, { text: '.' }),
    { type: 'bullets', items: [[{ text: 'snijden' }], [{ text: 'uien' }], [{ text: 'recepten', href: 'https://voorbeeld.nl/koken' }]] },
    { type: 'numbers', items: [[{ text: 'eerst de soep' }], [{ text: 'dan de rest' }]] },
    p({ text: 'Tot dan!\nAnja' }),
  ],
}

const run = (words: string, style = '') =>
  `<span data-contrast="auto" xml:lang="NL-NL" lang="NL-NL" class="TextRun SCXW1 BCX8" style="margin:0;padding:0;-webkit-user-drag:none;${style}font-size:11pt;line-height:19px;font-family:Calibri,sans-serif;"><span class="NormalTextRun SCXW1 BCX8" style="margin:0;padding:0;">${words}</span></span>`
const webEnd = '<span class="EOP SCXW1 BCX8" data-ccp-props="{&quot;201341983&quot;:0}" style="font-size:11pt;">&nbsp;</span>'
const webItem = (list: string, start: number, level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1 BCX8" style="margin:0;"><${list} role="list" start="${start}"><li data-leveltext="%1." role="listitem" data-aria-posinset="${start}" data-aria-level="${level}" class="OutlineElement Ltr"><p class="Paragraph SCXW1 BCX8">${run(words)}${webEnd}</p></li></${list}></div>`

const wordOnTheWeb: Pasted = {
  program: 'Word on the web',
  html: `<div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8" role="heading" aria-level="2" xml:lang="NL-NL" style="font-weight:normal;">${run('Wat ga je doen?', 'font-weight:bold;')}${webEnd}</p></div><div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8" style="font-weight:normal;font-style:normal;">${run('Je rijdt de bus. ')}${run('Rijbewijs B', 'font-weight:bold;')}${run('&nbsp;is nodig,&nbsp;', 'font-weight:normal;')}${run('ervaring niet', 'font-style:italic;font-weight:normal;')}${run('.')}<span class="LineBreakBlob BlobObject SCXW1 BCX8"><span class="SCXW1 BCX8">&nbsp;</span><br class="SCXW1 BCX8"></span>${run('Tot snel')}${webEnd}</p></div>${webItem('ol', 1, 1, 'halen')}${webItem('ol', 2, 1, 'brengen')}${webItem('ul', 1, 1, 'een kop koffie')}${webItem('ul', 1, 2, 'of thee')}`,
  seen: [
    { type: 'heading', level: 2, content: [{ text: 'Wat ga je doen?' }] },
    p(
      { text: 'Je rijdt de bus. ' },
      { text: 'Rijbewijs B', bold: true },
      { text: ' is nodig, ' },
      { text: 'ervaring niet', italic: true },
      { text: '.\nTot snel' },
    ),
    { type: 'numbers', items: [[{ text: 'halen' }], [{ text: 'brengen' }]] },
    { type: 'bullets', items: [[{ text: 'een kop koffie' }], [{ text: 'of thee' }]] },
  ],
}

const wordMark = (sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`
const wordItem = (position: string, level: number, list: number, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSp${position} style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'>${wordMark(sign)}${words}<o:p></o:p></p>`

const word: Pasted = {
  program: 'Word',
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15"><style><!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt;}
 span.Nadruk {mso-style-name:Nadruk; font-style:italic;}
--></style></head><body lang=NL><!--StartFragment--><p class=MsoTitle>Huiskamer zoekt gastvrouw<o:p></o:p></p>
<p class=MsoNormal>Je schenkt <b style='mso-bidi-font-weight:normal'>koffie</b> en luistert,
zoals <span class=Nadruk>jij</span> dat doet.<a style='mso-comment-reference:A_1'></a><span class=MsoCommentReference><span style='mso-special-character:comment'><a class=msocomanchor href="#_msocom_1">[A1]</a></span></span><span style='display:none;mso-hide:all'>verborgen</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem('First', 1, 0, '·', 'gast<span style="mso-spacerun:yes"> </span>vrij')}${wordItem('Middle', 2, 0, 'o', 'een beetje')}${wordItem('Last', 1, 0, '·', 'rustig')}
${wordItem('First', 1, 1, '1.', 'bel')}${wordItem('Middle', 2, 1, 'a.', 'of mail')}${wordItem('Last', 1, 1, '2.', 'kom langs')}
<p class=MsoQuote>Ik kom hier graag.<o:p></o:p></p><!--EndFragment--></body></html>`,
  seen: [
    { type: 'heading', level: 2, content: [{ text: 'Huiskamer zoekt gastvrouw' }] },
    p({ text: 'Je schenkt ' }, { text: 'koffie', bold: true }, { text: ' en luistert, zoals ' }, { text: 'jij', italic: true }, { text: ' dat doet.' }),
    { type: 'bullets', items: [[{ text: 'gast vrij' }], [{ text: 'een beetje' }], [{ text: 'rustig' }]] },
    { type: 'numbers', items: [[{ text: 'bel\n– of mail' }], [{ text: 'kom langs' }]] },
    { type: 'quote', content: [{ text: 'Ik kom hier graag.' }] },
  ],
}

const excel: Pasted = {
  program: 'Excel',
  html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style><!--table {mso-displayed-decimal-separator:"\\,";} td {font-size:11.0pt; font-weight:400; font-style:normal;} .xl65 {font-weight:700;} --></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=64 style='width:48pt'><tr height=20><td height=20 class=xl65 width=64>Dag</td><td class=xl65>Tijd</td></tr><tr><td>maandag</td><td>9.00&nbsp;–&nbsp;12.00</td></tr><tr><td></td><td></td></tr><tr><td>vrijdag</td><td></td></tr><!--EndFragment--></table></body></html>`,
  seen: [p({ text: 'Dag', bold: true }, { text: ' | ' }, { text: 'Tijd', bold: true }), p({ text: 'maandag | 9.00 – 12.00' }), p({ text: 'vrijdag' })],
}

const excelOnTheWeb: Pasted = {
  program: 'Excel on the web',
  html: `<div ccp_infra_version='3' ccp_infra_timestamp='1'><table width=128 style='border-collapse:collapse;width:96pt'><colgroup><col width=64></colgroup><tbody><tr height=20><td class=font1 style='font-weight:700;font-style:normal;'>Naam</td><td style='font-weight:700;'>Plaats</td></tr><tr><td style='font-weight:400;'>Anja</td><td style='font-weight:400;font-style:italic;'>Ede</td></tr></tbody></table></div>`,
  seen: [p({ text: 'Naam', bold: true }, { text: ' | ' }, { text: 'Plaats', bold: true }), p({ text: 'Anja | ' }, { text: 'Ede', italic: true })],
}

const outlookOnTheWeb: Pasted = {
  program: 'Outlook on the web',
  html: `<div class="elementToProof" style="font-family:Aptos,sans-serif;font-size:12pt;color:rgb(0,0,0);">Beste&nbsp;allemaal,</div><div class="elementToProof"><br></div><div class="elementToProof">Neem <span style="font-weight:bold;">zaterdag</span> een <b>schep</b> mee. Zie <a href="https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fvoorbeeld.nl%2Ftuin&amp;data=05">de tuin</a>.</div><ul data-editing-info="{}"><li style="font-size:12pt"><div class="elementToProof">laarzen</div></li><li><div class="elementToProof">handschoenen</div></li></ul><div><br></div><table role="presentation"><tr><td><p>Groet,</p><p>Tom</p></td></tr></table>`,
  seen: [
    p({ text: 'Beste allemaal,' }),
    p(
      { text: 'Neem ' },
      { text: 'zaterdag', bold: true },
      { text: ' een ' },
      { text: 'schep', bold: true },
      { text: ' mee. Zie ' },
      { text: 'de tuin', href: 'https://voorbeeld.nl/tuin' },
      { text: '.' },
    ),
    { type: 'bullets', items: [[{ text: 'laarzen' }], [{ text: 'handschoenen' }]] },
    p({ text: 'Groet,' }),
    p({ text: 'Tom' }),
  ],
}

const outlook: Pasted = {
  program: 'Outlook',
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=NL><!--StartFragment--><p class=MsoNormal><span style='mso-fareast-language:EN-US'>Hoi <b>Jan</b>,<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><span lang=NL style='font-weight:normal'>Tot <i>morgen</i>. <a href="mailto:anja@voorbeeld.nl?subject=Morgen">Mail me</a><o:p></o:p></span></p><!--EndFragment--></body></html>`,
  seen: [
    p({ text: 'Hoi ' }, { text: 'Jan', bold: true }, { text: ',' }),
    p({ text: 'Tot ' }, { text: 'morgen', italic: true }, { text: '. ' }, { text: 'Mail me', href: 'mailto:anja@voorbeeld.nl?subject=Morgen' }),
  ],
}

const web: Pasted = {
  program: 'a page of the web',
  html: `<meta charset="utf-8"><script>alert(1)</script><h3 style="font-weight:400">Kop&shy;je</h3><p>Lees <a href="javascript:alert(1)" onclick="x()"><em>dit</em></a> <del>niet</del>.</p><blockquote><p>Eén.</p><p>Twee.</p></blockquote><ol><li>een<ul><li>onder</li></ul></li><li><p>twee</p><p>verder</p></li></ol><ol><li>opnieuw</li></ol><pre>a\nb</pre><p>• los</p><img src="x" onerror="alert(1)">`,
  seen: [
    { type: 'heading', level: 3, content: [{ text: 'Kopje' }] },
    p({ text: 'Lees ' }, { text: 'dit', italic: true }, { text: ' .' }),
    { type: 'quote', content: [{ text: 'Eén.\nTwee.' }] },
    { type: 'numbers', items: [[{ text: 'een\n– onder' }], [{ text: 'twee\nverder' }]] },
    { type: 'numbers', items: [[{ text: 'opnieuw' }]] },
    p({ text: 'a\nb' }),
    { type: 'bullets', items: [[{ text: 'los' }]] },
  ],
}

export const pasted: readonly Pasted[] = [googleDocs, wordOnTheWeb, word, excel, excelOnTheWeb, outlookOnTheWeb, outlook, web]
