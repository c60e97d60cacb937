import { defineMessages } from '#kernel/i18n/messages.ts'

/** The queue of activities that wait for the center, and other words beside those that are on the site. */
export const queueWords = defineMessages({
  title: { nl: 'Nakijken', en: 'Review' },
  toList: { nl: 'Naar alle activiteiten', en: 'To all activities' },
  doneText: { nl: 'Alle activiteiten zijn nagekeken. Tijd voor koffie.', en: 'All activities have been reviewed. Time for coffee.' },
  oneByOne: { nl: 'Een voor een nakijken', en: 'Review one by one' },
  facts: { nl: 'Gegevens', en: 'Facts' },
  happened: { nl: 'Wat er gebeurde', en: 'What happened' },
  editFirst: { nl: 'Pas het zelf aan', en: 'Change it yourself' },
  deniedNow: { nl: 'Afgewezen', en: 'Denied' },
  proposed: { nl: 'Andere woorden', en: 'Other words' },
  proposedText: { nl: 'Wat nu op de site staat, blijft staan tot iemand beslist.', en: 'What is on the site now stays until somebody decides.' },
  proposedTitle: { nl: 'Titel', en: 'Title' },
  proposedDescription: { nl: 'Tekst', en: 'Text' },
  proposedLocation: { nl: 'Plek', en: 'Place' },
  // Checks
  phone: { nl: 'Telefoonnummer in de tekst', en: 'Telephone number in the text' },
  email: { nl: 'E-mailadres in de tekst', en: 'Email address in the text' },
  bsn: { nl: 'Lijkt op een burgerservicenummer', en: 'Looks like a citizen service number' },
  placeholder: { nl: 'Er staat nog iets om in te vullen', en: 'Something is still to be filled in' },
  noDetails: { nl: 'Geen gegevens van mensen in de tekst', en: 'No details of people in the text' },
  roomTaken: { nl: 'De zaal is dubbel', en: 'The room is taken twice' },
  roomFree: { nl: 'De zaal is vrij', en: 'The room is free' },
  hasCost: { nl: 'Het is duidelijk wat het kost', en: 'It is clear what it costs' },
  noCost: { nl: 'Niet duidelijk wat het kost', en: 'Not clear what it costs' },
  noCostText: { nl: 'Bezoekers vragen dit als eerste', en: 'Visitors ask this first' },
  inFuture: { nl: 'Er is een dag die nog komt', en: 'It has a day to come' },
  inPast: { nl: 'De eerste dag is al voorbij', en: 'The first day is over' },
  inPastText: { nl: 'Zo kan het niet in de kalender. Pas de dagen aan', en: 'This cannot go into the calendar. Change the days' },
})
