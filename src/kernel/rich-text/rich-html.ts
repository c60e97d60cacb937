import type { RichInline, RichNode, RichPicture, RichText } from './rich-text.ts'

/** What a reader elsewhere needs to show a picture: its address, whole or a path of this origin, and its size in pixels. */
export type ShownElsewhere = { url: string; width: number; height: number }

/**
 * Rich text as HTML for readers elsewhere, such as a feed: all text is escaped, and paths become addresses of this origin. A picture of
 * which `pictures` knows nothing is left out.
 */
export function richHtml(rich: RichText, origin: string, pictures: ReadonlyMap<string, ShownElsewhere> = new Map()): string {
  const pieces = (all: readonly RichInline[]) => all.map((piece) => pieceOf(piece, origin)).join('')
  const nodeOf = (node: RichNode): string => {
    if (node.type === 'picture') return pictureOf(node, origin, pictures.get(node.file))
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

function pictureOf({ alt, caption }: RichPicture, origin: string, shown: ShownElsewhere | undefined): string {
  if (!shown) return ''
  const { url, width, height } = shown
  const image = `<img src="${addressOf(url, origin)}" alt="${escape(alt)}" width="${width}" height="${height}">`
  return `<figure>${image}${caption ? `<figcaption>${escape(caption)}</figcaption>` : ''}</figure>`
}

function pieceOf({ text, bold, italic, href }: RichInline, origin: string): string {
  let words = escape(text).replaceAll('\n', '<br>')
  if (italic) words = `<em>${words}</em>`
  if (bold) words = `<strong>${words}</strong>`
  return href ? `<a href="${addressOf(href, origin)}">${words}</a>` : words
}

const addressOf = (address: string, origin: string) => escape(address.startsWith('/') ? origin + address : address)
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
