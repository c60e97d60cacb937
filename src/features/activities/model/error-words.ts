import { defineMessages } from '#kernel/i18n/messages.ts'

/** What is wrong with a field of an activity, told there; other features have words of their own for the same codes. */
export const fieldFaultWords = defineMessages({
  ages_turned_around: { nl: 'De hoogste leeftijd is lager dan de laagste.', en: 'The highest age is below the lowest.' },
  not_rich_text: {
    nl: 'Deze tekst kunnen we niet lezen. Links beginnen met https:// of met een schuine streep.',
    en: 'We cannot read this text. Links begin with https:// or with a slash.',
  },
  unknown_place: {
    nl: 'Deze plaats kennen we niet. Kijk naar de spelling, of vul de postcode in.',
    en: 'We do not know this place. Look at the spelling, or enter the postcode.',
  },
  too_far: { nl: 'Verplaats een datum hoogstens 60 dagen. Gelast hem anders af.', en: 'Move a date 60 days at most. Cancel it otherwise.' },
  only_the_time: {
    nl: 'Voor deze en de volgende kies je hier een andere tijd. Kies ‘alleen deze’ om één datum te verplaatsen, of verander de herhaling.',
    en: 'For this and the following choose another time here. Choose ‘only this’ to move one date, or change how it repeats.',
  },
  title_waits: {
    nl: 'De titel kijkt het centrum eerst na. Verander hem voor de hele activiteit.',
    en: 'The center looks at the title first. Change it for the whole activity.',
  },
  date_is_taken: { nl: 'Op die dag is deze activiteit al. Kies een andere dag.', en: 'This activity is on that day already. Choose another day.' },
  begins_in_the_past: { nl: 'Dit is al voorbij. Kies een dag die nog komt.', en: 'This is over already. Choose a day to come.' },
})

type Found = { found: string }
/** What must not stand in a text of an activity, told at it: what visitors should call or write stands with the registration. */
export const unfitWords = defineMessages({
  phone: {
    nl: (f: Found) => `In de tekst staat een telefoonnummer (${f.found}). Zet het bij ‘Hoe meld je je aan?’.`,
    en: (f: Found) => `The text contains a telephone number (${f.found}). Put it under ‘How does one register?’.`,
  },
  email: {
    nl: (f: Found) => `In de tekst staat een e-mailadres (${f.found}). Haal het weg: adressen in een tekst krijgen spam.`,
    en: (f: Found) => `The text contains an email address (${f.found}). Take it out: addresses in a text get spam.`,
  },
  bsn: {
    nl: (f: Found) => `${f.found} lijkt op een burgerservicenummer. Zet dat nooit op een website.`,
    en: (f: Found) => `${f.found} looks like a citizen service number. Never put one on a website.`,
  },
  placeholder: {
    nl: (f: Found) => `Vul ${f.found} nog in, of haal het weg.`,
    en: (f: Found) => `Fill in ${f.found}, or take it out.`,
  },
})

/** What cannot be done with an activity. */
export const errorWords = defineMessages({
  series_has_begun: {
    nl: 'Deze reeks is al begonnen. Kies de eerste datum waarop het anders wordt, en verander ‘deze en volgende’.',
    en: 'This series has begun. Choose the first date on which it will differ, and change ‘this and following’.',
  },
  too_many_activities: {
    nl: 'Er staan al 500 activiteiten van deze organisatie in de agenda. Er kan een bij als er een voorbij is.',
    en: 'There are 500 activities of this organization in the calendar already. One can be added when one is over.',
  },
  date_is_cancelled: { nl: 'Deze datum is afgelast. Er verandert niets meer aan.', en: 'This date is cancelled. It cannot be changed any more.' },
  too_many_on_a_day: { nl: 'Dit zijn er meer dan 50. Gelast ze in delen af.', en: 'These are more than 50. Cancel them in parts.' },
  activity_is_over: { nl: 'Deze activiteit is al voorbij.', en: 'This activity is over already.' },
  activity_is_fixed: {
    nl: 'Aan een activiteit die voorbij of afgelast is, verandert niets meer. Kopieer haar.',
    en: 'An activity that is over or cancelled cannot be changed. Copy it.',
  },
  only_draft_activities_vanish: {
    nl: 'Alleen een concept kan weg. Gelast de activiteit af, of archiveer haar.',
    en: 'Only a draft can be thrown away. Cancel the activity, or archive it.',
  },
  nothing_to_decide: { nl: 'Bij deze activiteit wacht niets op een besluit.', en: 'Nothing of this activity waits for a decision.' },
})
