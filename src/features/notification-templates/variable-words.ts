import { defineMessages } from '#kernel/i18n/messages.ts'

/** The placeholders of custom texts: the same name in both languages, and a label. */
export const variableNames: Readonly<Record<string, string>> = {
  firstName: 'voornaam',
  person: 'naam',
  vacancy: 'vacature',
  organization: 'organisatie',
  entry: 'kaart',
  author: 'afzender',
  days: 'dagen',
  from: 'van',
  to: 'naar',
  meetingDay: 'dag',
  meetingPlace: 'plek',
  meetingContact: 'contactpersoon',
}

/** Their words on a chip. */
export const chipWords = defineMessages({
  firstName: { nl: 'Voornaam', en: 'First name' },
  person: { nl: 'Naam', en: 'Name' },
  vacancy: { nl: 'Vacature', en: 'Vacancy' },
  organization: { nl: 'Organisatie', en: 'Organization' },
  entry: { nl: 'Op de kaart', en: 'On the map' },
  author: { nl: 'Afzender', en: 'Sender' },
  days: { nl: 'Dagen', en: 'Days' },
  from: { nl: 'Oude centrale', en: 'Old center' },
  to: { nl: 'Nieuwe centrale', en: 'New center' },
  meetingDay: { nl: 'Dag', en: 'Day' },
  meetingPlace: { nl: 'Plek', en: 'Place' },
  meetingContact: { nl: 'Contactpersoon', en: 'Contact person' },
  center: { nl: 'Centrale', en: 'Center' },
  phone: { nl: 'Telefoon', en: 'Phone' },
})

export const variableWords = defineMessages({
  firstName: { nl: 'Voornaam van de lezer', en: 'First name of the reader' },
  person: { nl: 'Naam van de vrijwilliger', en: 'Name of the volunteer' },
  vacancy: { nl: 'Vacature', en: 'Vacancy' },
  organization: { nl: 'Organisatie', en: 'Organization' },
  entry: { nl: 'Naam op de sociale kaart', en: 'Name on the social map' },
  author: { nl: 'Wie het schrijft', en: 'Who writes it' },
  days: { nl: 'Aantal dagen', en: 'Number of days' },
  from: { nl: 'Centrale waar het vandaan komt', en: 'Center it comes from' },
  to: { nl: 'Centrale waar het heen gaat', en: 'Center it goes to' },
  meetingDay: { nl: 'Dag en tijd van de afspraak', en: 'Day and time of the appointment' },
  meetingPlace: { nl: 'Plek van de afspraak', en: 'Place of the appointment' },
  meetingContact: { nl: 'Naar wie je vraagt', en: 'Whom to ask for' },
  center: { nl: 'Jullie naam', en: 'Your team’s name' },
  phone: { nl: 'Jullie telefoonnummer', en: 'Your team’s phone number' },
})
