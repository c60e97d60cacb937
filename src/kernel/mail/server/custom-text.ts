import { readMarks } from '#kernel/rich-text/read-marks.ts'
import type { RichInline, RichNode, RichText } from '#kernel/rich-text/rich-text.ts'
import type { MailContent } from './mail-template.ts'

/** What a center says itself in one language: text with `{{names}}` of facts, its body with the signs of `readMarks`. */
export type CustomText = { subject: string; preheader: string; body: string; button: string }

/** The same with the facts filled in. What is empty is said in our words. */
export type FilledCustomText = { subject: string; preheader: string; body: RichText; button: string }

/** What a center has of its own for a kind of mail: its words, where answers go, and whether it sends it. */
export type CustomMail = { words: FilledCustomText | null; replyTo: string | null; isOff?: boolean }

/** What names stand for; null: nothing this time. */
export type WordFacts = ReadonlyMap<string, string | null>

/** A name of no fact, or braces that do not close: where it stands, and what is wrong with it. */
export class InvalidPlaceholder extends Error {
  readonly field: keyof CustomText
  readonly fact: string | null
  constructor(field: keyof CustomText, fact: string | null) {
    super(`${field}: ${fact ?? 'braces'}`)
    this.field = field
    this.fact = fact
  }
}

/** So long a name is at most; what is longer is none. */
const naming = /\{\{([^{}\n]{0,60})\}\}/g

/** How many paragraphs of a mail are its own words: the greeting and what it says. What follows is somebody else's, and stays. */
export const customParagraphs = 2

/**
 * The words with their facts, once and as text: what a fact holds is not read again, and nothing can be called.
 * @throws {InvalidPlaceholder}
 */
export function fillCustomText(words: CustomText, facts: WordFacts): FilledCustomText {
  const filled = (field: keyof CustomText, text: string): string | null => {
    if (/\{\{|\}\}/.test(text.replace(naming, ''))) throw new InvalidPlaceholder(field, null)
    let isWhole = true
    const said = text.replace(naming, (_, name: string) => {
      const fact = facts.get(name.trim().toLowerCase())
      if (fact === undefined) throw new InvalidPlaceholder(field, name.trim())
      if (fact === null) isWhole = false
      return fact ?? ''
    })
    return isWhole ? said : null
  }
  const line = (field: 'subject' | 'preheader' | 'button') => filled(field, words[field]) ?? ''
  return {
    subject: line('subject'),
    preheader: line('preheader'),
    body: fillText(words.body, (text) => filled('body', text)),
    button: line('button'),
  }
}

/** The mail in a center's words: the facts, the links and what others wrote stay as they are. */
export function withCustomText(content: MailContent, { subject, preheader, body, button }: FilledCustomText): MailContent {
  const own = body.length > 0 ? body : content.paragraphs.slice(0, customParagraphs)
  return {
    ...content,
    ...(subject && { subject, heading: subject }),
    ...(preheader && { preheader }),
    paragraphs: [...own, ...content.paragraphs.slice(customParagraphs)],
    ...(content.button && { button: { ...content.button, label: button || content.button.label } }),
  }
}

/** The mail as a center has it. */
export function asCustomized(content: MailContent, { words, replyTo }: CustomMail): MailContent {
  return { ...(words ? withCustomText(content, words) : content), ...(replyTo && { replyTo }) }
}

/** Fills one piece of text; null: a fact that it names is not there this time. @throws {BrokenWords} */
type Fill = (text: string) => string | null

/**
 * The text of a mail as its center wrote it, with bold words and lists. The signs are read before the facts are filled in, so that
 * nothing that a fact holds is one; a line or an item with a fact that is not there is left out.
 */
function fillText(body: string, fill: Fill): RichText {
  return readMarks(body).flatMap((node): RichNode[] => {
    if ('items' in node) {
      const items = node.items.flatMap((item) => {
        const filled = fillPieces(item, fill)
        return filled ? [filled] : []
      })
      return items.length > 0 ? [{ ...node, items }] : []
    }
    const content = linesOf(node.content).flatMap((line) => {
      const filled = fillPieces(line, fill)
      return filled ? [filled] : []
    })
    const joined = content.flatMap((line, at) => (at > 0 ? [{ text: '\n' }, ...line] : line))
    return joined.length > 0 ? [{ ...node, content: joined }] : []
  })
}

/** Pieces line by line, for a line stands or falls as a whole. */
function linesOf(content: readonly RichInline[]): RichInline[][] {
  const lines: RichInline[][] = [[]]
  for (const piece of content)
    for (const [at, text] of piece.text.split('\n').entries()) {
      if (at > 0) lines.push([])
      if (text !== '') lines.at(-1)!.push({ ...piece, text })
    }
  return lines
}

function fillPieces(pieces: readonly RichInline[], fill: Fill): RichInline[] | null {
  const filled = pieces.map((piece) => {
    const text = fill(piece.text)
    // Where a link leads is said by whoever writes it, never by a fact.
    if (piece.href && /[{}]|%7[bd]/i.test(piece.href)) fill('{{')
    return text === null ? null : { ...piece, text }
  })
  return filled.includes(null) ? null : filled.filter((piece) => piece !== null)
}
