import { defineMessages } from '#kernel/i18n/messages.ts'

/** The name of each measure, and its definition as it is printed beside every count. */
const labels = defineMessages({
  vacanciesOpen: { nl: 'Open vacatures', en: 'Open vacancies' },
  vacanciesPublished: { nl: 'Nieuwe vacatures', en: 'New vacancies' },
  vacanciesFilled: { nl: 'Vervulde vacatures', en: 'Filled vacancies' },
  vacanciesClosed: { nl: 'Gesloten vacatures', en: 'Closed vacancies' },
  placesOpen: { nl: 'Plekken in open vacatures', en: 'Places in open vacancies' },
  organizationsApproved: { nl: 'Goedgekeurde organisaties', en: 'Approved organizations' },
  organizationsActive: { nl: 'Organisaties met een vacature', en: 'Organizations with a vacancy' },
  socialMapEntries: { nl: 'Plekken op de sociale kaart', en: 'Entries of the social map' },
  activitiesHeld: { nl: 'Activiteiten', en: 'Activities' },
  applicationsReceived: { nl: 'Aanvragen', en: 'Applications' },
  applicationsAccepted: { nl: 'Aangenomen', en: 'Accepted' },
  applicationsStarted: { nl: 'Gestart', en: 'Started' },
  applicationsCompleted: { nl: 'Afgerond', en: 'Finished' },
  applicationsWithdrawn: { nl: 'Ingetrokken', en: 'Withdrawn' },
  applicationsDeclined: { nl: 'Afgewezen', en: 'Declined' },
  applicationsExpired: { nl: 'Verlopen', en: 'Expired' },
  applicationsEscalated: { nl: 'Na 14 dagen hulp van ons', en: 'Helped by us after 14 days' },
  volunteersActive: { nl: 'Actieve vrijwilligers', en: 'Active volunteers' },
  accountsNew: { nl: 'Nieuwe accounts', en: 'New accounts' },
})

const definitions = defineMessages({
  vacanciesOpen: { nl: 'Vacatures die op de laatste dag van de maand online stonden.', en: 'Vacancies that were online on the last day of the month.' },
  vacanciesPublished: { nl: 'Vacatures die in de maand voor het eerst online kwamen.', en: 'Vacancies that came online for the first time in the month.' },
  vacanciesFilled: { nl: 'Vacatures waarvan in de maand alle plekken bezet raakten.', en: 'Vacancies of which all places were taken in the month.' },
  vacanciesClosed: { nl: 'Vacatures die in de maand sloten, met de reden.', en: 'Vacancies that closed in the month, with the reason.' },
  placesOpen: {
    nl: 'Het aantal mensen dat open vacatures samen zoeken. Een vacature zonder aantal telt als één.',
    en: 'How many people open vacancies look for together. A vacancy without a number counts as one.',
  },
  organizationsApproved: {
    nl: 'Organisaties die op de laatste dag van de maand goedgekeurd waren.',
    en: 'Organizations that were approved on the last day of the month.',
  },
  organizationsActive: { nl: 'Organisaties met in de maand minstens één vacature online.', en: 'Organizations with at least one vacancy online in the month.' },
  socialMapEntries: {
    nl: 'Plekken op de sociale kaart op de laatste dag van de maand, ook wie tijdelijk dicht is of een jaar niet bevestigd werd.',
    en: 'Entries of the social map on the last day of the month, with those that are closed for a while or were not confirmed for a year.',
  },
  activitiesHeld: { nl: 'Data van activiteiten in de maand die doorgingen.', en: 'Dates of activities in the month that took place.' },
  applicationsReceived: {
    nl: 'Aanvragen die in de maand binnenkwamen. Wie er drie stuurt, telt drie keer.',
    en: 'Applications that came in in the month. Somebody who sends three counts three times.',
  },
  applicationsAccepted: {
    nl: 'Aanvragen die in de maand voor het eerst aangenomen werden.',
    en: 'Applications that were accepted for the first time in the month.',
  },
  applicationsStarted: { nl: 'Aanvragen waarbij iemand in de maand begon.', en: 'Applications with which somebody began in the month.' },
  applicationsCompleted: { nl: 'Aanvragen waarvan het werk in de maand klaar was.', en: 'Applications of which the work was finished in the month.' },
  applicationsWithdrawn: {
    nl: 'Aanvragen die de vrijwilliger in de maand introk, met de reden.',
    en: 'Applications that the volunteer withdrew in the month, with the reason.',
  },
  applicationsDeclined: {
    nl: 'Aanvragen die een organisatie in de maand afwees, met de reden.',
    en: 'Applications that an organization declined in the month, with the reason.',
  },
  applicationsExpired: {
    nl: 'Aanvragen die in de maand verliepen omdat niemand antwoordde.',
    en: 'Applications that expired in the month because nobody answered.',
  },
  applicationsEscalated: {
    nl: 'Aanvragen waar wij in de maand bij kwamen, omdat na 14 dagen niemand had geantwoord.',
    en: 'Applications that we joined in the month, because nobody had answered for 14 days.',
  },
  volunteersActive: {
    nl: 'Mensen die op minstens één dag van de maand bezig waren bij een organisatie. Ieder telt één keer per maand, dus maanden tellen wij niet op.',
    en: 'People who volunteered at an organization on at least one day of the month. Everybody counts once a month, so months are not added up.',
  },
  accountsNew: { nl: 'Mensen die in de maand een account maakten.', en: 'People who made an account in the month.' },
})

export const measureWords = Object.fromEntries(
  (Object.keys(labels) as (keyof typeof labels)[]).map((name) => [name, { label: labels[name], definition: definitions[name] }]),
) as { [Name in keyof typeof labels]: { label: { nl: string; en: string }; definition: { nl: string; en: string } } }
