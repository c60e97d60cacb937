import { defineMessages } from '#kernel/i18n/messages.ts'

export const reviewWords = defineMessages({
  sentBack: { nl: 'Aanpassing gevraagd', en: 'Changes asked' },
  title: { nl: 'Vacatures nakijken', en: 'Reviewing vacancies' },
  reviews: { nl: 'Het centrum kijkt eerst', en: 'The center looks first' },
  hint: {
    nl: 'Een nieuwe vacature wacht dan tot iemand van het centrum hem publiceert. Dat gebeurt ook als een organisatie de tekst verandert.',
    en: 'A new vacancy then waits until somebody of the center publishes it. So it does when an organization changes its text.',
  },
  looks: {
    nl: 'Het centrum kijkt elke vacature na voordat hij online komt.',
    en: 'The center looks at each vacancy before it goes online.',
  },
  trusts: {
    nl: 'Vacatures komen meteen online als alles is ingevuld. Wat al wacht, blijft wachten.',
    en: 'Vacancies go online at once when all is filled in. What waits already goes on waiting.',
  },
  save: { nl: 'Sla op', en: 'Save' },
  onlyAdmins: { nl: 'Beheerders van het centrum kunnen dit veranderen.', en: 'Admins of the center can change this.' },
})
