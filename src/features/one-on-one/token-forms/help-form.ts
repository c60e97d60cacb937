import type { HelpCategory, HelpFrequency, HelpKind } from '#features/one-on-one/model/codes.ts'

/**
 * What the link of a mail or a letter of one-on-one help can still do. `open`: it asks. `done`, `refused`: what was answered. `extended`: it
 * stays open until `until`. `over`: there is nothing left to answer.
 */
export type HelpForm = {
  purpose: 'help.consent' | 'help.parent' | 'help.extend' | 'help.letter'
  state: 'open' | 'done' | 'refused' | 'extended' | 'over'
  /** Who asks: the first name alone. */
  asker: string
  /** Whom it is about. */
  person: string
  /** What they would be saying yes to; nothing of it once it has ended. */
  request: { kind: HelpKind; category: HelpCategory; frequency: HelpFrequency; title: string; text: string; town: string } | null
  until: string | null
  status: string
  can: { refuse: boolean }
}

export const isHelpForm = (form: { purpose: string }): form is HelpForm => form.purpose.startsWith('help.')
