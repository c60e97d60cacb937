import { defineMessages } from '#kernel/i18n/messages.ts'
import type { Holiday } from './holidays.ts'

/** The names of the public holidays, and of the days that are one at some places. */
export const holidayWords = defineMessages({
  new_year: { nl: 'Nieuwjaarsdag', en: 'New Year’s Day' },
  good_friday: { nl: 'Goede Vrijdag', en: 'Good Friday' },
  easter: { nl: 'Eerste Paasdag', en: 'Easter Sunday' },
  easter_monday: { nl: 'Tweede Paasdag', en: 'Easter Monday' },
  kings_day: { nl: 'Koningsdag', en: 'King’s Day' },
  liberation_day: { nl: 'Bevrijdingsdag', en: 'Liberation Day' },
  ascension: { nl: 'Hemelvaartsdag', en: 'Ascension Day' },
  pentecost: { nl: 'Eerste Pinksterdag', en: 'Whit Sunday' },
  pentecost_monday: { nl: 'Tweede Pinksterdag', en: 'Whit Monday' },
  christmas: { nl: 'Eerste Kerstdag', en: 'Christmas Day' },
  boxing_day: { nl: 'Tweede Kerstdag', en: 'Boxing Day' },
} satisfies Record<Holiday, { nl: string; en: string }>)
