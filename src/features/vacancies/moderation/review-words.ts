import { defineMessages } from '#kernel/i18n/messages.ts'

export const reviewWords = defineMessages({
  sentBack: { nl: 'Aanpassing gevraagd', en: 'Changes asked' },
  title: { nl: 'Vacatures nakijken', en: 'Reviewing vacancies' },
  reviews: { nl: 'Wij kijken eerst naar een vacature', en: 'We look at a vacancy first' },
  hint: {
    nl: 'Een nieuwe vacature wacht dan tot een van jullie hem publiceert. Dat gebeurt ook als een organisatie de tekst verandert.',
    en: 'A new vacancy then waits until one of you publishes it. So it does when an organization changes its text.',
  },
  looks: {
    nl: 'Jullie kijken elke vacature na voordat hij online komt.',
    en: 'You look at each vacancy before it goes online.',
  },
  trusts: {
    nl: 'Vacatures komen meteen online als alles is ingevuld. Wat al wacht, blijft wachten.',
    en: 'Vacancies go online at once when all is filled in. What waits already goes on waiting.',
  },
  save: { nl: 'Sla op', en: 'Save' },
  onlyAdmins: { nl: 'Een centerbeheerder kan dit veranderen.', en: 'A center admin can change this.' },
})
