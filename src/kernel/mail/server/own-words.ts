import type { RichText } from '#kernel/rich-text/rich-text.ts'
import type { MailContent } from './mail-template.ts'
import { fillText } from './own-text.ts'

/** What a center says itself in one language: text with `{{names}}` of facts, its body with the signs of `readMarks`. */
export type OwnWords = { subject: string; preheader: string; body: string; button: string }

/** The same with the facts filled in. What is empty is said in our words. */
export type FilledWords = { subject: string; preheader: string; body: RichText; button: string }

/** What a center has of its own for a kind of mail: its words, where answers go, and whether it sends it. */
export type OwnMail = { words: FilledWords | null; replyTo: string | null; isOff?: boolean }

/** What names stand for; null: nothing this time. */
export type WordFacts = ReadonlyMap<string, string | null>

/** A name of no fact, or braces that do not close: where it stands, and what is wrong with it. */
export class BrokenWords extends Error {
  readonly field: keyof OwnWords
  readonly fact: string | null
  constructor(field: keyof OwnWords, fact: string | null) {
    super(`${field}: ${fact ?? 'braces'}`)
    this.field = field
    this.fact = fact
  }
}

/** So long a name is at most; what is longer is none. */
const naming = /\{\{([^{}\n]{0,60})\}\}/g

/** How many paragraphs of a mail are its own words: the greeting and what it says. What follows is somebody else's, and stays. */
export const ownParagraphs = 2

/**
 * The words with their facts, once and as text: what a fact holds is not read again, and nothing can be called.
 * @throws {BrokenWords}
 */
export function fillWords(words: OwnWords, facts: WordFacts): FilledWords {
  const filled = (field: keyof OwnWords, text: string): string | null => {
    if (/\{\{|\}\}/.test(text.replace(naming, ''))) throw new BrokenWords(field, null)
    let isWhole = true
    const said = text.replace(naming, (_, name: string) => {
      const fact = facts.get(name.trim().toLowerCase())
      if (fact === undefined) throw new BrokenWords(field, name.trim())
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
export function inOwnWords(content: MailContent, { subject, preheader, body, button }: FilledWords): MailContent {
  const own = body.length > 0 ? body : content.paragraphs.slice(0, ownParagraphs)
  return {
    ...content,
    ...(subject && { subject, heading: subject }),
    ...(preheader && { preheader }),
    paragraphs: [...own, ...content.paragraphs.slice(ownParagraphs)],
    ...(content.button && { button: { ...content.button, label: button || content.button.label } }),
  }
}

/** The mail as a center has it. */
export function inOwnWay(content: MailContent, { words, replyTo }: OwnMail): MailContent {
  return { ...(words ? inOwnWords(content, words) : content), ...(replyTo && { replyTo }) }
}
