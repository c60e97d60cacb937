import { defineMessages } from '#kernel/i18n/messages.ts'
import type { OpeningFault } from '#features/opening-hours/opening-times.ts'

/** What is wrong with an entry that is written. */
export const errorWords = defineMessages({
  entry_incomplete: { nl: 'Vul eerst in wat nog ontbreekt.', en: 'Fill in what is still missing first.' },
  ages_turned_around: { nl: 'De hoogste leeftijd is lager dan de laagste.', en: 'The highest age is below the lowest.' },
  unknown_place: {
    nl: 'Deze plaats kennen we niet. Kijk naar de spelling, of vul de postcode in.',
    en: 'We do not know this place. Look at the spelling, or enter the postcode.',
  },
  only_draft_entries_vanish: {
    nl: 'Alleen een concept kan weg. Zet deze plek op ‘gestopt’.',
    en: 'Only a draft can be thrown away. Mark this entry as ended.',
  },
  address_in_text: {
    nl: 'Hier staat een e-mailadres. Haal het weg: bezoekers schrijven met een formulier, en dat komt bij ‘E-mailadres voor vragen’ aan.',
    en: 'There is an email address here. Take it out: visitors write by a form, which arrives at ‘Email address for questions’.',
  },
  too_many_suggestions: {
    nl: 'Je hebt vandaag al vijf keer iets gemeld. Bedankt! Morgen kan het weer.',
    en: 'You have told us five things today. Thank you! You can do so again tomorrow.',
  },
  suggestion_is_decided: { nl: 'Iemand anders heeft dit al behandeld.', en: 'Somebody else has dealt with this already.' },
  claim_waits: { nl: 'Een organisatie heeft al gevraagd om deze plek te beheren.', en: 'An organization has already asked to look after this entry.' },
  entry_has_owner: { nl: 'Een organisatie beheert deze plek al.', en: 'An organization looks after this entry already.' },
  no_claim: { nl: 'Niemand vraagt nu om deze plek te beheren.', en: 'Nobody asks to look after this entry now.' },
  closes_before_it_begins: { nl: 'Deze dag is voor de eerste.', en: 'This day is before the first.' },
})

/** What is wrong with opening times, at their row. */
export const hoursWords: Record<OpeningFault, { nl: string; en: string }> = defineMessages({
  invalid: { nl: 'Kies een dag en twee tijden.', en: 'Choose a day and two times.' },
  no_time: {
    nl: 'Open en dicht zijn dezelfde tijd. Dag en nacht open is van 00.00 tot 24.00 uur.',
    en: 'It opens and closes at the same time. Day and night is from 0:00 to 24:00.',
  },
  overlaps: { nl: 'Deze tijden vallen samen met andere.', en: 'These times overlap with others.' },
  too_many: { nl: 'Vier keer open op een dag is genoeg.', en: 'Four times a day is enough.' },
  ends_before_it_begins: { nl: 'De laatste dag is voor de eerste.', en: 'The last day is before the first.' },
  too_long: { nl: 'Kies hoogstens een jaar.', en: 'Choose a year at most.' },
})
