const bullet = /^[·•▪\u00a7o-][\s\u00a0]+/
const numbered = /^\d{1,3}[.)][\s\u00a0]+/

/** What Word and the web put on the clipboard, as paragraphs and lists: their lists are paragraphs with a sign in front. */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html.slice(0, 500_000), 'text/html')
  for (const element of page.querySelectorAll('style, script, title, meta, link, head > *')) element.remove()
  // The sign of an item in Word is set apart by a style, where it is not by a space.
  for (const sign of page.querySelectorAll('p span[style*="Ignore"]')) sign.append(' ')
  for (const paragraph of page.querySelectorAll('p')) {
    const said = (paragraph.textContent ?? '').trim().slice(0, 200)
    const isOfWord = /MsoList/.test(paragraph.className)
    const kind = bullet.test(said) && (isOfWord || said.startsWith('•') || said.startsWith('·')) ? 'ul' : isOfWord && numbered.test(said) ? 'ol' : null
    if (kind) becomeItem(page, paragraph, kind)
  }
  return page.body.innerHTML
}

function becomeItem(page: Document, paragraph: Element, kind: 'ul' | 'ol'): void {
  const before = paragraph.previousElementSibling
  const list = before?.localName === kind && before.hasAttribute('data-made') ? before : page.createElement(kind)
  list.setAttribute('data-made', '')
  if (list !== before) paragraph.before(list)
  const item = page.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
  paragraph.remove()
  dropSign(item, kind === 'ul' ? bullet : numbered)
}

/** The sign stands in the first words, or in a run of its own before them. */
function dropSign(item: Element, sign: RegExp): void {
  const walk = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  let seen = ''
  while (walk.nextNode()) {
    const text = walk.currentNode as Text
    seen += text.data.trimStart()
    if (sign.test(`${seen} `) || sign.test(seen)) {
      text.data = text.data
        .trimStart()
        .replace(sign, '')
        .replace(/^(?:[·•▪\u00a7o-]|\d{1,3}[.)])$/, '')
      if (text.data) return
    } else if (seen) {
      if (/^(?:[·•▪\u00a7o-]|\d{1,3}[.)])\s*$/.test(seen)) text.data = ''
      else return
    }
  }
}
