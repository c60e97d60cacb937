import { defineMessages } from '#kernel/i18n/messages.ts'
import type { DeniedReason } from './codes.ts'

/** Why a request cannot go on, as the person reads it. A no is kind and says what is true. */
export const deniedWords: Record<DeniedReason, { nl: string; en: string }> = defineMessages({
  professional_care: {
    nl: 'Hier is iemand voor nodig die daarvoor geleerd heeft. Een vrijwilliger mag en kan dit niet doen.',
    en: 'This needs somebody who is trained for it. A volunteer may not and cannot do it.',
  },
  paid_work: {
    nl: 'Dit is werk waar je iemand voor betaalt. Vrijwilligers nemen dat niet over.',
    en: 'This is work that one pays for. Volunteers do not take it over.',
  },
  unsafe: { nl: 'We denken dat dit voor jou of voor een vrijwilliger niet veilig is.', en: 'We think that this is not safe for you or for a volunteer.' },
  outside_area: { nl: 'Dit is buiten de plaatsen waar wij helpen.', en: 'This is outside of the places where we help.' },
  duplicate: { nl: 'Deze vraag stond er al. Die blijft gewoon staan.', en: 'This was asked already. That one stays.' },
  other: { nl: 'We kunnen hier geen vrijwilliger voor zoeken.', en: 'We cannot look for a volunteer for this.' },
})

/** The same reasons for whoever decides. */
export const reasonNames: Record<DeniedReason, { nl: string; en: string }> = defineMessages({
  professional_care: { nl: 'Dit is zorg door een professional', en: 'This is professional care' },
  paid_work: { nl: 'Dit is betaald werk', en: 'This is paid work' },
  unsafe: { nl: 'Niet veilig', en: 'Not safe' },
  outside_area: { nl: 'Buiten ons gebied', en: 'Outside our area' },
  duplicate: { nl: 'Staat er al', en: 'Was asked already' },
  other: { nl: 'Anders', en: 'Other' },
})
