import { defineMessages } from '#kernel/i18n/messages.ts'

type Min = { min: number }

/** What a vacancy lacks before it can be published, shown at the field. */
export const gapWords = defineMessages({
  title: {
    nl: (f: Min) => `Geef de vacature een titel van minstens ${f.min} letters.`,
    en: (f: Min) => `Give the vacancy a title of at least ${f.min} letters.`,
  },
  summary: { nl: 'Zeg in één of twee zinnen waar het om gaat.', en: 'Say in a sentence or two what it is about.' },
  description: {
    nl: (f: Min) => `Vertel in minstens ${f.min} tekens wat iemand gaat doen.`,
    en: (f: Min) => `Tell in at least ${f.min} characters what somebody will do.`,
  },
  themes: { nl: 'Kies minstens één thema.', en: 'Choose at least one theme.' },
  commitment: { nl: 'Kies hoe vaak iemand komt.', en: 'Choose how often somebody comes.' },
  locationMode: { nl: 'Kies waar het werk is.', en: 'Choose where the work is.' },
  city: { nl: 'Vul de plaats in waar het werk is.', en: 'Fill in the town where the work is.' },
  unknownPlace: { nl: 'Deze plaats kennen we niet. Kijk of je het goed hebt geschreven.', en: 'We do not know this place. Check the spelling.' },
  postcode: { nl: 'Vul de postcode in van de plek waar het werk is.', en: 'Fill in the postcode of the place where the work is.' },
  unknownPostcode: { nl: 'Deze postcode kennen we niet.', en: 'We do not know this postcode.' },
  when: {
    nl: 'Kies minstens één moment, of zeg dat iemand zelf de dag kiest.',
    en: 'Choose at least one moment, or say that people choose their own day.',
  },
  slotsOver: { nl: 'Alle datums zijn voorbij. Kies een nieuwe.', en: 'All dates have passed. Choose a new one.' },
  validThrough: { nl: 'Kies tot en met welke dag mensen kunnen reageren.', en: 'Choose until which day people can apply.' },
  validThroughOver: { nl: 'Deze dag is voorbij. Kies een latere dag.', en: 'This day has passed. Choose a later day.' },
  validThroughFar: { nl: 'Een vacature loopt hooguit zes maanden vooruit.', en: 'A vacancy runs at most six months ahead.' },
  endDate: { nl: 'De laatste dag is voor de eerste.', en: 'The last day is before the first.' },
  endDateOver: { nl: 'De laatste dag van het werk is voorbij.', en: 'The last day of the work has passed.' },
  hours: { nl: 'Het hoogste aantal uren is lager dan het laagste.', en: 'The highest number of hours is below the lowest.' },
  ages: { nl: 'De hoogste leeftijd is lager dan de laagste.', en: 'The highest age is below the lowest.' },
  ageReason: { nl: 'Zeg waarom het alleen voor mensen van die leeftijd is.', en: 'Say why it is only for people of that age.' },
  allowance: { nl: 'Vul in hoeveel de vergoeding per uur is.', en: 'Fill in how much the allowance is for an hour.' },
  contact: { nl: 'Kies iemand van de organisatie als contactpersoon.', en: 'Choose somebody of the organization as the contact.' },
  translation: { nl: 'Vul de Engelse tekst helemaal in, of laat hem helemaal weg.', en: 'Fill in all of the English text, or none of it.' },
})
