import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { found: string }

/** The queue of entries that wait to be put on the map. */
export const queueWords = defineMessages({
  title: { nl: 'Nakijken', en: 'Review' },
  list: { nl: 'Sociale kaart', en: 'Social map' },
  toList: { nl: 'Naar alle plekken', en: 'To all entries' },
  doneText: { nl: 'Alle plekken zijn nagekeken. Tijd voor koffie.', en: 'All entries have been reviewed. Time for coffee.' },
  facts: { nl: 'Gegevens', en: 'Facts' },
  happened: { nl: 'Wat er gebeurde', en: 'What happened' },
  editFirst: { nl: 'Pas het zelf aan', en: 'Change it yourself' },
  hasCost: { nl: 'Het is duidelijk wat het kost', en: 'It is clear what it costs' },
  noCost: { nl: 'Niet duidelijk wat het kost', en: 'Not clear what it costs' },
  noCostText: { nl: 'Bezoekers vragen dit als eerste', en: 'Visitors ask this first' },
  hasHours: { nl: 'Openingstijden zijn ingevuld', en: 'Opening hours are filled in' },
  noHours: { nl: 'Geen openingstijden', en: 'No opening hours' },
  noHoursText: { nl: 'Bezoekers lezen ‘niet bekend’', en: 'Visitors read ‘not known’' },
  canBeReached: { nl: 'Er is een telefoonnummer of website', en: 'There is a phone number or website' },
  cannotBeReached: { nl: 'Geen telefoonnummer en geen website', en: 'No phone number and no website' },
  hasKvk: { nl: 'KvK-nummer ingevuld', en: 'KvK number given' },
  noKvk: { nl: 'Geen KvK-nummer', en: 'No KvK number' },
  noKvkText: { nl: 'Een groep zonder inschrijving heeft er geen', en: 'A group that is not registered has none' },
  address: { nl: 'E-mailadres in de tekst', en: 'Email address in the text' },
  bsn: { nl: 'Lijkt op een burgerservicenummer', en: 'Looks like a citizen service number' },
  found: { nl: ({ found }: Named) => `‘${found}’`, en: ({ found }: Named) => `‘${found}’` },
})
