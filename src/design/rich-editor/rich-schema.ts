import { Fragment, type Mark, type Node, Schema, Slice } from 'prosemirror-model'
import { isUuid } from '#kernel/fields/uuid.ts'
import { linkTarget } from '#kernel/rich-text/link-target.ts'
import type { RichInline, RichNode, RichPicture, RichText } from '#kernel/rich-text/rich-text.ts'

/** The editor's schema: exactly what is stored (`rich-text.ts`), so that pasted content becomes that or is dropped. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    quote: {
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: [{ tag: 'blockquote', contentElement: 'p' }],
      toDOM: () => ['blockquote', ['p', 0]],
    },
    bullets: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    numbers: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    /** A line break within a paragraph. */
    break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'], leafText: () => '\n' },
    /** A picture of the center's files; drawn by `picture-view.ts`. Only a copy of this editor has this mark-up. */
    picture: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: { file: {}, alt: { default: '' }, decorative: { default: false }, caption: { default: '' } },
      parseDOM: [
        {
          tag: 'figure[data-file]',
          getAttrs: ({ dataset }) =>
            isUuid(dataset['file']) && {
              file: dataset['file'],
              alt: dataset['alt'] ?? '',
              decorative: dataset['decorative'] === 'true',
              caption: dataset['caption'] ?? '',
            },
        },
      ],
      toDOM: ({ attrs: { file, alt, decorative, caption } }) => [
        'figure',
        { 'data-file': file as string, 'data-alt': alt as string, 'data-decorative': String(decorative), 'data-caption': caption as string },
      ],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = linkTarget(element.getAttribute('href'))
            return href === null ? false : { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs['href'] as string }, 0],
    },
    // What comes from elsewhere was made of these tags by `readPaste`.
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
})

const { nodes, marks } = schema

export function documentOf(rich: RichText): Node {
  const blocks = rich.map(nodeOf)
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()])
}

/** A picture in the document. */
export const pictureNode = ({ file, alt, decorative, caption = '' }: RichPicture): Node =>
  nodes.picture.create({ file, alt, decorative: decorative === true, caption })

/** A picture of the document in the stored form. */
export function pictureIn({ attrs: { file, alt, decorative, caption } }: Node): RichPicture {
  return {
    type: 'picture',
    file: file as string,
    alt: decorative ? '' : (alt as string),
    ...(decorative && { decorative: true as const }),
    ...(caption && { caption: caption as string }),
  }
}

/** What is pasted, for a text that takes no pictures. */
export function withoutPictures({ content, openStart, openEnd }: Slice): Slice {
  return new Slice(Fragment.fromArray(content.content.filter(({ type }) => type !== nodes.picture)), openStart, openEnd)
}

function nodeOf(node: RichNode): Node {
  if (node.type === 'picture') return pictureNode(node)
  if ('items' in node)
    return nodes[node.type].create(
      null,
      node.items.map((item) => nodes.item.create(null, nodes.paragraph.create(null, item.flatMap(textOf)))),
    )
  return nodes[node.type].create(node.type === 'heading' ? { level: node.level } : null, node.content.flatMap(textOf))
}

/** A run of text, with its line breaks as nodes. */
function textOf({ text, bold, italic, href }: RichInline): Node[] {
  const own: Mark[] = [...(href ? [marks.link.create({ href })] : []), ...(bold ? [marks.bold.create()] : []), ...(italic ? [marks.italic.create()] : [])]
  return text.split('\n').flatMap((line, at) => [...(at > 0 ? [nodes.break.create(null, null, own)] : []), ...(line ? [schema.text(line, own)] : [])])
}

/** The document in the stored form; empty when there is neither text nor picture. */
export function richOf(doc: Node): RichText {
  const rich = doc.children.map((node): RichNode => {
    const type = node.type.name as RichNode['type']
    if (type === 'picture') return pictureIn(node)
    if (type === 'bullets' || type === 'numbers') return { type, items: node.children.map((item) => piecesOf(item.firstChild!)) }
    return type === 'heading' ? { type, level: node.attrs['level'] === 3 ? 3 : 2, content: piecesOf(node) } : { type, content: piecesOf(node) }
  })
  return doc.textContent.trim() === '' && !rich.some(({ type }) => type === 'picture') ? [] : rich
}

function piecesOf(node: Node): RichInline[] {
  const pieces: { text: string; marks: readonly Mark[] }[] = []
  for (const child of node.children) {
    const text = child.type === nodes.break ? '\n' : (child.text ?? '')
    const last = pieces.at(-1)
    if (last && sameMarks(last.marks, child.marks)) last.text += text
    else pieces.push({ text, marks: child.marks })
  }
  return pieces.map(({ text, marks: own }) => {
    const has = (name: string) => own.find(({ type }) => type.name === name)
    const href = has('link')?.attrs['href'] as string | undefined
    return { text, ...(has('bold') && { bold: true as const }), ...(has('italic') && { italic: true as const }), ...(href && { href }) }
  })
}

const sameMarks = (one: readonly Mark[], other: readonly Mark[]) => one.length === other.length && one.every((mark, at) => mark.eq(other[at]!))
