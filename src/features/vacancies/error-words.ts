import { defineMessages } from '#kernel/i18n/messages.ts'

/** What the error codes of vacancies say. */
export const errorWords = defineMessages({
  not_later: { nl: 'Kies een latere dag dan nu.', en: 'Choose a later day than the present one.' },
  past_its_day: {
    nl: 'De laatste dag van deze vacature is voorbij. Vraag de organisatie om een latere dag.',
    en: 'The last day of this vacancy has passed. Ask the organization for a later day.',
  },
  too_far_ahead: { nl: 'Een vacature loopt hooguit zes maanden vooruit.', en: 'A vacancy runs at most six months ahead.' },
})
