import { defineMessages } from '#kernel/i18n/messages.ts'

export const searchWords = defineMessages({
  category: { nl: 'Onderwerp', en: 'Theme' },
  kind: { nl: 'Wat', en: 'What' },
  audience: { nl: 'Voor wie', en: 'For whom' },
  costs: { nl: 'Kosten', en: 'Costs' },
  free: { nl: 'Gratis', en: 'Free' },
  part: { nl: 'Deel van de dag', en: 'Part of the day' },
  weekday: { nl: 'Dag van de week', en: 'Day of the week' },
  where: { nl: 'Waar', en: 'Where' },
  online: { nl: 'Online', en: 'Online' },
  language: { nl: 'Taal', en: 'Language' },
  access: { nl: 'Toegankelijkheid', en: 'Accessibility' },
  stepFree: { nl: 'Rolstoel kan naar binnen', en: 'Wheelchairs can get in' },
})
