import type { RichInline, RichNode, RichText } from './rich-text.ts'

/** Rich text as HTML for readers elsewhere, such as a feed: all text is escaped, and paths become addresses of this origin. */
export function richHtml(rich: RichText, origin: string): string {
  const pieces = (all: readonly RichInline[]) => all.map((piece) => pieceOf(piece, origin)).join('')
  const nodeOf = (node: RichNode): string => {
    if ('items' in node) {
      const list = node.type === 'bullets' ? 'ul' : 'ol'
      return `<${list}>${node.items.map((item) => `<li>${pieces(item)}</li>`).join('')}</${list}>`
    }
    const words = pieces(node.content)
    if (node.type === 'heading') return `<h${node.level}>${words}</h${node.level}>`
    return node.type === 'quote' ? `<blockquote><p>${words}</p></blockquote>` : `<p>${words}</p>`
  }
  return rich.map(nodeOf).join('')
}

function pieceOf({ text, bold, italic, href }: RichInline, origin: string): string {
  let words = escape(text).replaceAll('\n', '<br>')
  if (italic) words = `<em>${words}</em>`
  if (bold) words = `<strong>${words}</strong>`
  return href ? `<a href="${escape(href.startsWith('/') ? origin + href : href)}">${words}</a>` : words
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
