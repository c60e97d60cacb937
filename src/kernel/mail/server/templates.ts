import type { Locale } from '#kernel/i18n/messages.ts'
import { readMarks } from '#kernel/rich-text/read-marks.ts'
import type { RichInline, RichWords } from '#kernel/rich-text/rich-text.ts'
import type { MailEvent } from './mail-event.ts'
import type { MailSender } from './mail-theme.ts'

/** A center's own text in one language, with `{{names}}` of facts; its body in the notation of `readMarks`. */
type CustomText = { subject: string; preheader: string; body: string; button: string }

/** The same with the facts filled in. An empty part keeps the product's text. */
type FilledCustomText = { subject: string; preheader: string; body: RichWords[]; button: string }

/** A center's customization of a kind of mail: its text, where answers go, and whether it is switched off. */
export type CustomMail = { words: FilledCustomText | null; replyTo: string | null; isOff?: boolean }

/** The value of each name; null: it has none in this mail. */
export type WordFacts = ReadonlyMap<string, string | null>

/** An unknown name, or braces that do not close: in which part, and which name. */
export class InvalidPlaceholder extends Error {
  readonly field: keyof CustomText
  readonly fact: string | null
  constructor(field: keyof CustomText, fact: string | null) {
    super(`${field}: ${fact ?? 'braces'}`)
    this.field = field
    this.fact = fact
  }
}

/** A name is at most 60 characters long. */
const naming = /\{\{([^{}\n]{0,60})\}\}/g

/** How many paragraphs a custom text replaces: the greeting and the message. The later ones are other people's words and stay. */
export const customParagraphs = 2

/**
 * Fills in the facts, once and as plain text: the value of a fact is not parsed again, and nothing can be executed.
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

/** Puts a custom text into a mail; the facts, the links and what others wrote stay as they are. */
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

/** In the place of an address: answers reach nobody, whatever a center customized. */
export const noReply = ''

/** Applies a center's customization to a mail. */
export function asCustomized(content: MailContent, { words, replyTo }: CustomMail): MailContent {
  return { ...(words ? withCustomText(content, words) : content), ...(replyTo && content.replyTo !== noReply && { replyTo }) }
}

/** Fills one piece of text; null when it names a fact without a value. @throws {InvalidPlaceholder} */
type Fill = (text: string) => string | null

/**
 * The body of a custom text, with bold words and lists. The notation is parsed before the facts are filled in, so that the
 * value of a fact is never parsed; a line or item with a fact that has no value is left out.
 */
function fillText(body: string, fill: Fill): RichWords[] {
  return readMarks(body).flatMap((node): RichWords[] => {
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

/** Splits pieces into lines, because a line is kept or left out as a whole. */
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
    // Facts are not allowed in a link's address: only the author decides where it leads.
    if (piece.href && /[{}]|%7[bd]/i.test(piece.href)) fill('{{')
    return text === null ? null : { ...piece, text }
  })
  return filled.includes(null) ? null : filled.filter((piece) => piece !== null)
}

const templates = new Map<string, MailTemplate>()
const events = new Map<string, MailEvent>()

/**
 * Registers kinds of mail, by kind: `registerMails({ 'account.confirm': … })`, with the events behind them. Called once for
 * each feature at start.
 */
export function registerMails(mails: Readonly<Record<string, MailTemplate>>, told: Readonly<Record<string, MailEvent>> = {}): void {
  for (const [kind, template] of Object.entries(mails)) templates.set(kind, template)
  for (const [kind, event] of Object.entries(told)) events.set(kind, event)
}

/** @throws when the kind is not registered */
export function templateFor(kind: string): MailTemplate {
  const template = templates.get(kind)
  if (!template) throw new Error(`There is no mail of the kind ${kind}: registerMails() was not told of it.`)
  return template
}

/** The event behind a kind of mail; undefined for a mail without one (a digest, a test). */
export const eventFor = (kind: string): MailEvent | undefined => events.get(kind)

/** Every kind of mail with its event, in the order of the features. */
export const allEvents = (): ReadonlyMap<string, MailEvent> => events

/** Those of a site, by its flags. */
export const eventsOf = (siteFlags: Readonly<Record<string, boolean>>): [kind: string, event: MailEvent][] =>
  [...events].filter(([, { flag }]) => flag === undefined || siteFlags[flag] === true)

/** The content of one mail, in plain text; the layout escapes and formats it. */
export type MailContent = {
  subject: string
  /** What mailboxes show after the subject; the first words of the mail by default. */
  preheader?: string
  /** Where answers go, when that is not the center; `noReply`: nowhere. */
  replyTo?: string
  /** The message itself, in one line. */
  heading: string
  /**
   * The greeting, the message, and then what others wrote (`customParagraphs`). Line breaks are kept; rich text occurs only in
   * a center's custom text.
   */
  paragraphs: (string | RichWords)[]
  /** A list of links, each with what to know before following it; `url` as below. */
  links?: { label: string; notes: string[]; url: string }[]
  /** `url` is a path of this website (`/conversations/418`) or a whole address. */
  button?: { label: string; url: string }
  /** The facts to remember: when, where, with whom. */
  factRows?: { label: string; value: string }[]
  /** A sentence that says why the receiver gets this. */
  why: string
  /** One click there ends mails of this kind, without signing in. Its path is in the facts as `stop` too, for the header of a retry. */
  stop?: { label: string; url: string }
  /** A legal or security mail: nobody can unsubscribe from it, and its text is removed once it is sent. */
  essential?: boolean
}

/** The texts of one kind of mail, made from the facts that were queued with it. The locale is the receiver's. */
// oxlint-disable-next-line no-explicit-any -- each kind knows its own facts; they come back from jsonb
export type MailTemplate<Facts = any> = (facts: Facts, locale: Locale, sender: MailSender) => MailContent
