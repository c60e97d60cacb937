import { defineMessages } from '#kernel/i18n/messages.ts'

/** Putting an application away until a day, after a call. */
export const snoozeWords = defineMessages({
  snooze: { nl: 'Ik heb gebeld: kom terug op …', en: 'I have called: come back on …' },
  until: { nl: 'Kom terug op', en: 'Come back on' },
  save: { nl: 'Kom dan terug', en: 'Come back then' },
  thenSnooze: {
    nl: 'Tot die dag telt de aanvraag niet mee als wachtend. Antwoordt de organisatie eerder, dan hoeft er niets meer.',
    en: 'Until that day the application does not count as waiting. If the organization answers before then, nothing is left to do.',
  },
  snoozed: { nl: (f: { day: string }) => `Terug op ${f.day}`, en: (f: { day: string }) => `Back on ${f.day}` },
  isSnoozed: {
    nl: (f: { day: string }) => `Er is contact over geweest. Op ${f.day} staat deze aanvraag er weer als wachtend.`,
    en: (f: { day: string }) => `Somebody has been in touch about it. On ${f.day} this application counts as waiting again.`,
  },
  done: { nl: 'De aanvraag komt op die dag terug', en: 'The application comes back on that day' },
  dayMissing: { nl: 'Kies een dag', en: 'Choose a day' },
  dayPast: { nl: 'Kies een dag die nog komt.', en: 'Choose a day that is still to come.' },
  dayFar: { nl: 'Kies een dag binnen zes weken.', en: 'Choose a day within six weeks.' },
})
