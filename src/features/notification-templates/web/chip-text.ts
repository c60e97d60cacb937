import { type Node, Schema } from 'prosemirror-model'
import { type Chip, chipsIn, written } from './chips-in.ts'

export type ChipSchema = Schema<'doc' | 'line' | 'chip' | 'text', 'bold'>

/**
 * The editor's schema of a text with placeholders: lines of text and chips. `{{voornaam}}` is a chip, that one cannot half delete. `isMarked`:
 * the text knows `**bold**`.
 */
export function chipSchema(chips: readonly Chip[], { isMarked, isOneLine }: { isMarked: boolean; isOneLine: boolean }): ChipSchema {
  const words = new Map(chips.map(({ name, word }) => [name, word]))
  return new Schema<'doc' | 'line' | 'chip' | 'text', 'bold'>({
    nodes: {
      doc: { content: isOneLine ? 'line' : 'line+' },
      line: { content: 'inline*', parseDOM: ['p', 'div', 'li', 'h1', 'h2', 'h3'].map((tag) => ({ tag })), toDOM: () => ['p', 0] },
      chip: {
        inline: true,
        group: 'inline',
        atom: true,
        attrs: { name: {} },
        parseDOM: [
          {
            tag: 'span[data-chip]',
            getAttrs: (element) => {
              const name = element.getAttribute('data-chip') ?? ''
              return words.has(name) ? { name } : false
            },
          },
        ],
        toDOM: ({ attrs }) => ['span', { class: 'variable', 'data-chip': attrs['name'] as string }, words.get(attrs['name'] as string) ?? ''],
        leafText: ({ attrs }) => written(attrs['name'] as string),
      },
      text: { group: 'inline' },
    },
    marks: { bold: { parseDOM: isMarked ? [{ tag: 'strong' }, { tag: 'b' }] : [], toDOM: () => ['strong', 0] } },
  })
}

const boldWords = /\*\*(?=\S)(.+?)(?<=\S)\*\*/g

/** A stored text as a document. */
export function documentOf(schema: ChipSchema, text: string, { isMarked, known }: { isMarked: boolean; known: (name: string) => boolean }): Node {
  const { doc, line } = schema.nodes
  const lines =
    doc.contentMatch.matchType(line)?.edgeCount === 0
      ? [
          text
            .split('\n')
            .map((part) => part.trim())
            .join(' '),
        ]
      : text.split(/\r?\n/)
  return doc.create(
    null,
    lines.map((words) =>
      line.create(
        null,
        runsOf(words, isMarked).flatMap((run) => nodesOf(schema, run, known)),
      ),
    ),
  )
}

type Run = { text: string; isBold: boolean }

function runsOf(line: string, isMarked: boolean): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const found of isMarked ? line.matchAll(boldWords) : []) {
    runs.push({ text: line.slice(at, found.index), isBold: false }, { text: found[1]!, isBold: true })
    at = found.index + found[0].length
  }
  return [...runs, { text: line.slice(at), isBold: false }]
}

function nodesOf(schema: ChipSchema, { text, isBold }: Run, known: (name: string) => boolean): Node[] {
  const marks = isBold ? [schema.marks.bold.create()] : []
  const nodes: Node[] = []
  let at = 0
  const say = (words: string) => void (words && nodes.push(schema.text(words, marks)))
  for (const { from, to, name } of chipsIn(text, known)) {
    say(text.slice(at, from))
    nodes.push(schema.nodes.chip.create({ name }, null, marks))
    at = to
  }
  say(text.slice(at))
  return nodes
}

/** The document as it is stored: one line below the other, placeholders in braces, bold words between asterisks. */
export function textOf(doc: Node): string {
  return doc.children.map(lineOf).join('\n')
}

function lineOf(line: Node): string {
  const runs: Run[] = []
  for (const child of line.children) {
    const text = child.isText ? child.text! : written(child.attrs['name'] as string)
    const isBold = child.marks.length > 0
    const last = runs.at(-1)
    if (last && last.isBold === isBold) last.text += text
    else runs.push({ text, isBold })
  }
  return runs.map(({ text, isBold }) => (isBold ? bold(text) : text)).join('')
}

/** Asterisks next to a space are no markup. */
function bold(text: string): string {
  const words = text.trim()
  return words && text.replace(words, () => `**${words}**`)
}
