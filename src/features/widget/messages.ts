import { defineMessages } from '#kernel/i18n/messages.ts'
import type { WidgetKind } from './widget.ts'

type Town = { town: string }

/** The title of a widget, which its frame has as well. */
export const widgetTitles = defineMessages({
  vacancies: { nl: (f: Town) => `Vrijwilligerswerk in ${f.town}`, en: (f: Town) => `Volunteer work in ${f.town}` },
  activities: { nl: (f: Town) => `Activiteiten in ${f.town}`, en: (f: Town) => `Activities in ${f.town}` },
} satisfies Record<WidgetKind, unknown>)

export const widgetWords = defineMessages({
  allVacancies: { nl: 'Alle vacatures', en: 'All vacancies' },
  allActivities: { nl: 'Alle activiteiten', en: 'All activities' },
  noVacancies: { nl: 'Nu staat hier geen vacature open.', en: 'No vacancy is open here now.' },
  noActivities: { nl: 'De komende weken staat hier niets.', en: 'There is nothing here in the coming weeks.' },
  newTab: {
    nl: (f: { site: string }) => `Links gaan naar ${f.site}, in een nieuw tabblad.`,
    en: (f: { site: string }) => `Links go to ${f.site}, in a new tab.`,
  },
  away: { nl: 'De lijst is er nu even niet. Kijk op de website.', en: 'The list is not here for now. See the website.' },
  cancelled: { nl: 'Afgelast', en: 'Cancelled' },
})
