import { defineMessages } from '#kernel/i18n/messages.ts'

export const errorWords = defineMessages({
  feature_disabled: { nl: 'Op deze website kan dat niet.', en: 'This website does not offer that.' },
  own_center_stays: { nl: 'Jullie eigen organisatie kan niet verhuizen.', en: 'Your own organization cannot move.' },
  not_approved: { nl: 'Alleen een goedgekeurde organisatie kan verhuizen.', en: 'Only an approved organization can move.' },
  move_pending: { nl: 'Er loopt al een verhuizing van deze organisatie.', en: 'This organization is moving already.' },
  has_open_applications: {
    nl: 'Er zijn nog mensen die op antwoord wachten of die nu helpen. Rond hun aanvragen eerst af.',
    en: 'There are still people who wait for an answer or who are helping now. Finish their applications first.',
  },
})
