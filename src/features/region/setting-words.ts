import { defineMessages } from '#kernel/i18n/messages.ts'

export const regionSettingWords = defineMessages({
  title: { nl: 'Gelderse Handen', en: 'Gelderse Handen' },
  text: {
    nl: 'Op Gelderse Handen vinden mensen uit de hele provincie het vrijwilligerspunt van hun gemeente.',
    en: 'On Gelderse Handen people from all of the province find the volunteer center of their municipality.',
  },
  open: { nl: 'Bekijk Gelderse Handen', en: 'See Gelderse Handen' },
  shown: { nl: 'Laat ons daar zien', en: 'Show us there' },
  shownHint: {
    nl: 'Met je naam, je telefoonnummer en hoeveel vacatures online staan.',
    en: 'With your name, your telephone number and how many vacancies are online.',
  },
  municipalities: { nl: 'Gemeenten die je bedient', en: 'Municipalities that you serve' },
  municipalitiesHint: {
    nl: 'Wie een plaats in een van deze gemeenten invult, komt bij jou uit.',
    en: 'Who enters a town in one of these municipalities comes to you.',
  },
  save: { nl: 'Sla op', en: 'Save' },
  saved: { nl: 'Opgeslagen. Op Gelderse Handen staat het binnen vijf minuten.', en: 'Saved. It is on Gelderse Handen within five minutes.' },
  onlyAdmins: { nl: 'Alleen beheerders veranderen dit.', en: 'Only admins change this.' },
})
