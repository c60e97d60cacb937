import type { RichInline, RichWords } from '#kernel/rich-text/rich-text.ts'
import { escapeHtml } from './escape.ts'
import type { MailSender } from './mail-theme.ts'

/** One block of rich text, as HTML for mail programs: all text is escaped, and unknown kinds of block are left out. */
export function richPart(node: RichWords, { theme, origin }: MailSender): string {
  const pieces = (all: readonly RichInline[]) => all.map(pieceOf).join('')
  const pieceOf = ({ text, bold, italic, href }: RichInline): string => {
    let words = escapeHtml(text).replaceAll('\n', '<br>')
    if (italic) words = `<em>${words}</em>`
    if (bold) words = `<strong>${words}</strong>`
    return href ? `<a href="${escapeHtml(new URL(href, origin).href)}" style="color:${theme.link}">${words}</a>` : words
  }
  if ('items' in node) {
    const list = node.type === 'bullets' ? 'ul' : 'ol'
    const items = node.items.map((item) => `<li style="margin:8px 0 0">${pieces(item)}</li>`)
    return `<${list} style="margin:8px 0 0;padding:0 0 0 24px">${items.join('')}</${list}>`
  }
  const words = pieces(node.content)
  if (node.type === 'heading') return `<p style="margin:24px 0 0;font-weight:700">${words}</p>`
  return `<p style="margin:16px 0 0${node.type === 'quote' ? `;padding:0 0 0 16px;border-left:3px solid ${theme.line}` : ''}">${words}</p>`
}

/** The same as plain text, in which only lists keep their markers. */
export function richLines(node: RichWords, origin: string): string {
  const words = (pieces: readonly RichInline[]) =>
    pieces.map(({ text, href }) => (href ? `${text} (${new URL(href, origin).href.replace(/^(mailto|tel):/, '')})` : text)).join('')
  if (!('items' in node)) return words(node.content)
  return node.items.map((item, at) => `${node.type === 'bullets' ? '-' : `${at + 1}.`} ${words(item)}`).join('\n')
}
