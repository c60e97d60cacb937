import { defineMessages } from '#kernel/i18n/messages.ts'
import type { HolidayRule } from '#features/opening-hours/opening-times.ts'

// The feed is in Dutch for everybody, so that one copy of an answer can be kept for all.

export const holidayRuleWords: Record<HolidayRule, { nl: string; en: string }> = defineMessages({
  closed: { nl: 'Dicht op feestdagen', en: 'Closed on public holidays' },
  as_usual: { nl: 'Ook open op feestdagen', en: 'Open on public holidays too' },
  unknown: { nl: 'Bel eerst op een feestdag', en: 'Call first on a public holiday' },
})

export const hsdsWords = defineMessages({
  about: { nl: (f: { center: string }) => `Sociale kaart van ${f.center}`, en: (f: { center: string }) => `Social map of ${f.center}` },
  referral: { nl: 'Je hebt een verwijzing nodig.', en: 'You need a referral.' },
  stale: {
    nl: 'Al een jaar heeft niemand gecontroleerd of dit klopt. Bel eerst.',
    en: 'Nobody has checked for a year whether this is right. Call first.',
  },
  closed: { nl: 'Tijdelijk gesloten.', en: 'Temporarily closed.' },
  closedUntil: { nl: (f: { day: string }) => `Tijdelijk gesloten tot en met ${f.day}.`, en: (f: { day: string }) => `Temporarily closed until ${f.day}.` },
  gone: { nl: 'Staat niet meer op de sociale kaart.', en: 'No longer on the social map.' },
  area: {
    nl: (f: { city: string }) => `In ${f.city}. Het precieze adres hoor je van de organisatie.`,
    en: (f: { city: string }) => `In ${f.city}. The organization tells you the address.`,
  },
  dayClosed: { nl: 'gesloten', en: 'closed' },
  themes: { nl: 'Thema’s', en: 'Themes' },
  themesAbout: { nl: 'Waar een plek op de sociale kaart over gaat.', en: 'What an entry of the social map is about.' },
  themeAbout: { nl: (f: { name: string }) => `Thema: ${f.name}`, en: (f: { name: string }) => `Theme: ${f.name}` },
  targetGroups: { nl: 'Doelgroepen', en: 'Target groups' },
  targetGroupsAbout: { nl: 'Voor wie een plek op de sociale kaart is.', en: 'Whom an entry of the social map is for.' },
  targetGroupAbout: { nl: (f: { name: string }) => `Voor ${f.name}`, en: (f: { name: string }) => `For ${f.name}` },
})

/** What is wrong with a request for the feed. */
export const hsdsFaults = defineMessages({
  number: {
    nl: (f: { most: number }) => `Vul een heel getal van 1 tot ${f.most} in.`,
    en: (f: { most: number }) => `Enter a whole number from 1 to ${f.most}.`,
  },
  uuid: { nl: 'Dit is geen UUID.', en: 'This is no UUID.' },
  moment: { nl: 'Vul een datum of tijdstip in: 2026-11-26T10:00:00Z.', en: 'Enter a date or a moment: 2026-11-26T10:00:00Z.' },
  truth: { nl: 'Vul true of false in.', en: 'Enter true or false.' },
  search: { nl: 'Vul 1 tot 200 tekens in.', en: 'Enter 1 to 200 characters.' },
  once: { nl: 'Deze parameter mag er maar één keer staan.', en: 'This parameter may be there once only.' },
})
