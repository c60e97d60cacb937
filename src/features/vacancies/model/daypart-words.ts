import { defineMessages } from '#kernel/i18n/messages.ts'

type Part = 'morning' | 'afternoon' | 'evening'

/** The week table and its summaries, wherever people choose when they are free. */
export const daypartWords = defineMessages({
  wholeDay: { nl: ({ day }: { day: string }) => `Hele ${day}`, en: ({ day }: { day: string }) => `All of ${day}` },
  everyPart: {
    nl: ({ part }: { part: Part }) => ({ morning: 'Alle ochtenden', afternoon: 'Alle middagen', evening: 'Alle avonden' })[part],
    en: ({ part }: { part: Part }) => ({ morning: 'Every morning', afternoon: 'Every afternoon', evening: 'Every evening' })[part],
  },
  morning: { nl: 'Ochtend', en: 'Morning' },
  afternoon: { nl: 'Middag', en: 'Afternoon' },
  evening: { nl: 'Avond', en: 'Evening' },
  day: { nl: 'Dag', en: 'Day' },
})
