import { defineMessages } from '#kernel/i18n/messages.ts'

/** The day, time and place of an appointment. */
export const meetingWords = defineMessages({
  dayPast: { nl: 'Deze dag is al voorbij. Kies een dag die nog komt.', en: 'This day is over. Choose one that is still to come.' },
  timePast: { nl: 'Deze tijd is al voorbij. Kies een tijd die nog komt.', en: 'This time has passed. Choose one that is still to come.' },
  dayTooFar: { nl: 'Kies een dag binnen een jaar.', en: 'Choose a day within a year.' },
  calendarText: {
    nl: (f: { organization: string }) => `Je afspraak met ${f.organization}.`,
    en: (f: { organization: string }) => `Your appointment with ${f.organization}.`,
  },
})
