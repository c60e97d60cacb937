import type { RichNode } from '#kernel/rich-text/rich-text.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** Of every text, so that a mail stays a mail. */
export const maxCharacters = { subject: 120, preheader: 140, body: 4000, button: 40 } as const
export type TextField = keyof typeof maxCharacters
export const textFields = Object.keys(maxCharacters) as TextField[]

export type Texts = Record<TextField, string>
export type BothTexts = Record<Locale, Texts>

/** A name that a text may hold, and what it stands for in the example. */
export type Variable = { name: string; label: string; sample: string }
/** `testedAt`: when its words were mailed to whoever wrote them. */
export type Version = { version: number; testedAt: string | null; by: string | null; at: string; isBuiltIn: boolean }
/** Whose mail stands in the example: one that this center sent, or made up. */
export type Example = { id: string; label: string }

/** A kind of mail, as the list has it. */
export type TemplateRow = {
  id: string
  name: string
  when: string
  to: string
  group: string
  isOwn: boolean
  /** The center sends it. */ active: boolean
  changedAt: string | null
}
/** A mail with its facts filled in, for the screen. */
export type Preview = {
  locale: Locale
  subject: string
  preheader: string
  paragraphs: (string | RichNode)[]
  factRows: { label: string; value: string }[]
  button: string | null
  why: string
  /** The same as plain text. */
  text: string
}

/** And as it is edited. */
export type Template = TemplateRow & {
  version: number
  texts: BothTexts
  /** The language whose words were not changed with the other’s. */
  olderIn: Locale | null
  /** Where answers go; null: to the center. */
  replyTo: string | null
  /** Nobody is left without it: of these a center may stop sending one. */
  mayTurnOff: boolean
  variables: Variable[]
  versions: Version[]
  examples: Example[]
  /** With the first of them; null for who may not see it, or where the words no longer work. */
  preview: Preview | null
  may: { update: boolean }
}
