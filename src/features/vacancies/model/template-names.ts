import { defineMessages } from '#kernel/i18n/messages.ts'
import type { TemplateId } from './states.ts'

/** The names of the templates, for writers who choose one and for staff who see which one was used. */
export const templateNames = defineMessages({
  companion: { nl: 'Gezelschap voor een oudere', en: 'Company for an older person' },
  language_buddy: { nl: 'Taalmaatje', en: 'Language buddy' },
  driver: { nl: 'Chauffeur', en: 'Driver' },
  board_member: { nl: 'Bestuurslid', en: 'Board member' },
  handy_person: { nl: 'Klusser', en: 'Handy person' },
  host: { nl: 'Gastvrouw of gastheer', en: 'Host' },
}) satisfies Record<TemplateId, unknown>
