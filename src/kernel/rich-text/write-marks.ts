import type { RichInline, RichNode, RichText } from './rich-text.ts'

/** The signs of `readMarks` for a text: what it reads is the same text again. */
export function writeMarks(rich: RichText): string {
  return rich.map(nodeIn).join('\n\n')
}

function nodeIn(node: RichNode): string {
  switch (node.type) {
    case 'heading':
      return `${node.level === 3 ? '###' : '##'} ${oneLine(node.content)}`
    case 'quote':
      return piecesIn(node.content).replaceAll(/^/gm, '> ')
    case 'bullets':
      return node.items.map((item) => `- ${oneLine(item)}`).join('\n')
    case 'numbers':
      return node.items.map((item, at) => `${at + 1}. ${oneLine(item)}`).join('\n')
    default:
      // What a line begins with by chance is no sign.
      return piecesIn(node.content)
        .replaceAll(/^(#{1,4} |[-•] |> ?)/gm, '\\$1')
        .replaceAll(/^(\d{1,3})([.)] )/gm, '$1\\$2')
  }
}

const oneLine = (pieces: readonly RichInline[]) => piecesIn(pieces).replaceAll('\n', ' ')
const piecesIn = (pieces: readonly RichInline[]) => pieces.map(pieceIn).join('')

function pieceIn({ text, bold, italic, href }: RichInline): string {
  let words = text.replaceAll(/[\\*[\]]/g, '\\$&')
  if (href) words = `[${text.replaceAll(/[[\]]/g, '')}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`
  if (italic) words = `*${words}*`
  return bold ? `**${words}**` : words
}
