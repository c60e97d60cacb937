import type { MailContent } from './mail-template.ts'

/** What a center says itself in one language: plain text, with `{{names}}` of facts. */
export type OwnWords = { subject: string; preheader: string; body: string; button: string }

/** What a center has of its own for a kind of mail: its words, where answers go, and whether it sends it. */
export type OwnMail = { words: OwnWords | null; replyTo: string | null; isOff?: boolean }

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
export function fillWords(words: OwnWords, facts: ReadonlyMap<string, string>): OwnWords {
  const fill = (field: keyof OwnWords) => {
    if (/\{\{|\}\}/.test(words[field].replace(naming, ''))) throw new BrokenWords(field, null)
    return words[field].replace(naming, (_, name: string) => {
      const fact = facts.get(name.trim().toLowerCase())
      if (fact === undefined) throw new BrokenWords(field, name.trim())
      return fact
    })
  }
  return { subject: fill('subject'), preheader: fill('preheader'), body: fill('body'), button: fill('button') }
}

/** The mail in a center's words: the facts, the links and what others wrote stay as they are. */
export function inOwnWords(content: MailContent, { subject, preheader, body, button }: OwnWords): MailContent {
  const paragraphs = body.split(/\n{2,}/).flatMap((text) => text.trim() || [])
  return {
    ...content,
    subject,
    heading: subject,
    ...(preheader && { preheader }),
    paragraphs: [...paragraphs, ...content.paragraphs.slice(ownParagraphs)],
    ...(content.button && { button: { ...content.button, label: button || content.button.label } }),
  }
}

/** The mail as a center has it. */
export function inOwnWay(content: MailContent, { words, replyTo }: OwnMail): MailContent {
  return { ...(words ? inOwnWords(content, words) : content), ...(replyTo && { replyTo }) }
}
