import { say, type Locale } from '#kernel/i18n/messages.ts'
import { designWords } from '#features/settings/look/design-messages.ts'
import { settingsWords } from '#features/settings/model/messages.ts'

/** What a page of the settings says when it has saved: in words, and the way back for ten seconds. */
export type Saved = { said: string; undo: { id: string; until: string } | null }

/** Of what the API answered; null where nothing was otherwise than before. */
export function savedOf(saved: { meta: object } | null, locale: Locale): Saved {
  const { undo = null, corrected } = (saved?.meta ?? {}) as { undo?: Saved['undo']; corrected?: object }
  return { said: say(locale, corrected ? designWords.corrected : settingsWords.saved), undo }
}
