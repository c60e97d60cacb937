import type { RichWords } from '#kernel/rich-text/rich-text.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** The maximum length of each text. */
export const maxCharacters = { subject: 120, preheader: 140, body: 4000, button: 40 } as const
export type TextField = keyof typeof maxCharacters
export const textFields = Object.keys(maxCharacters) as TextField[]

export type Texts = Record<TextField, string>
export type BothTexts = Record<Locale, Texts>

/** A placeholder: its name in a text, its word on a chip, what it means, and its value in the example. */
export type Variable = { name: string; word: string; label: string; sample: string }
/** `testedAt`: when its texts were mailed to their author. */
export type Version = { version: number; testedAt: string | null; by: string | null; at: string; isBuiltIn: boolean }
/** An example for the preview: a mail that this center sent, or a made-up one. */
export type Example = { id: string; label: string }

/** A kind of mail in the list. */
export type TemplateRow = {
  id: string
  name: string
  when: string
  to: string
  group: string
  isOwn: boolean
  /** Whether the center sends it. */ active: boolean
  changedAt: string | null
}
/** A mail with its facts filled in, for the screen. */
export type Preview = {
  locale: Locale
  subject: string
  preheader: string
  paragraphs: (string | RichWords)[]
  factRows: { label: string; value: string }[]
  button: string | null
  why: string
  /** The plain-text alternative. */
  text: string
}

/** A kind of mail in the editor. */
export type Template = TemplateRow & {
  version: number
  texts: BothTexts
  /** The language whose text is older than the other’s. */
  olderIn: Locale | null
  /** The reply address; null: the center's. */
  replyTo: string | null
  /** Whether a center may stop sending it. */
  mayTurnOff: boolean
  variables: Variable[]
  versions: Version[]
  examples: Example[]
  /** With the first example; null for people who may not see it, or where a placeholder is invalid. */
  preview: Preview | null
  may: { update: boolean }
}
