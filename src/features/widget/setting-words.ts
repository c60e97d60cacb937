import { defineMessages } from '#kernel/i18n/messages.ts'
import type { WidgetKind, WidgetScheme } from './widget.ts'

export const widgetSettingWords = defineMessages({
  text: {
    nl: 'Laat je vacatures of activiteiten zien op een andere website, zoals die van de gemeente. De lijst blijft vanzelf bij.',
    en: 'Show your vacancies or activities on another website, such as that of the town. The list stays up to date by itself.',
  },
  choose: { nl: 'Kies wat er staat', en: 'Choose what it shows' },
  kind: { nl: 'Wat laat je zien?', en: 'What do you show?' },
  theme: { nl: 'Thema', en: 'Theme' },
  allThemes: { nl: 'Alle thema’s', en: 'All themes' },
  rows: { nl: 'Hoeveel regels', en: 'How many lines' },
  scheme: { nl: 'Kleuren', en: 'Colours' },
  language: { nl: 'Taal', en: 'Language' },
  show: { nl: 'Bekijk', en: 'See it' },
  take: { nl: 'Zet dit op de andere website', en: 'Put this on the other website' },
  line: { nl: 'Deze regel', en: 'This line' },
  copy: { nl: 'Kopieer', en: 'Copy' },
  copied: { nl: 'De regel is gekopieerd', en: 'The line is copied' },
  how: {
    nl: (f: { origin: string }) =>
      `Wie de andere website maakt, plakt de regel in de pagina. Er komt geen cookie en geen script mee. Heeft die website een strenge beveiliging? Dan hoort daar bij frame-src: ${f.origin}`,
    en: (f: { origin: string }) =>
      `Whoever makes the other website pastes the line into the page. It brings no cookie and no script. Does that website have a strict security policy? Then its frame-src needs: ${f.origin}`,
  },
  preview: { nl: 'Zo ziet het eruit', en: 'This is what it looks like' },
  feeds: { nl: 'Voor programma’s', en: 'For programs' },
  feedsText: {
    nl: 'Andere websites en apps mogen deze adressen lezen. Er staat niets in over personen.',
    en: 'Other websites and apps may read these addresses. They say nothing of people.',
  },
  atomVacancies: { nl: 'Nieuwe vacatures (Atom)', en: 'New vacancies (Atom)' },
  changedVacancies: { nl: 'Alle vacatures, met wat verandert (RPDE, JobPosting)', en: 'All vacancies, with what changes (RPDE, JobPosting)' },
  volunteering: { nl: 'Alle vacatures (Volunteering Data, JSON-LD)', en: 'All vacancies (Volunteering Data, JSON-LD)' },
  atomActivities: { nl: 'Nieuwe activiteiten (Atom)', en: 'New activities (Atom)' },
  changedActivities: { nl: 'Alle activiteiten, met wat verandert (RPDE)', en: 'All activities, with what changes (RPDE)' },
  calendar: { nl: 'De agenda (iCalendar)', en: 'The calendar (iCalendar)' },
  map: { nl: 'De sociale kaart (HSDS)', en: 'The social map (HSDS)' },
  news: { nl: 'Nieuws (Atom)', en: 'News (Atom)' },
  api: { nl: 'Alles wat een programma kan vragen (de API)', en: 'Everything that a program can ask (the API)' },
})

export const kindWords = defineMessages({
  vacancies: { nl: 'Vacatures', en: 'Vacancies' },
  activities: { nl: 'Activiteiten', en: 'Activities' },
} satisfies Record<WidgetKind, unknown>)

export const schemeWords = defineMessages({
  light: { nl: 'Licht', en: 'Light' },
  dark: { nl: 'Donker', en: 'Dark' },
  auto: { nl: 'Zoals het apparaat van de lezer', en: 'As the reader’s device has it' },
} satisfies Record<WidgetScheme, unknown>)
