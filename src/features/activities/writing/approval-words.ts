import { defineMessages } from '#kernel/i18n/messages.ts'

type ByCenter = { center: string }

/** Whether the center looks at activities before others see them. */
export const approvalWords = defineMessages({
  title: { nl: 'Activiteiten nakijken', en: 'Reviewing activities' },
  needs: { nl: 'Wij kijken eerst naar een activiteit', en: 'We look at an activity first' },
  hint: {
    nl: 'Een nieuwe activiteit wacht dan tot een van jullie haar goedkeurt. Een andere titel, tekst of plek ook; een andere tijd nooit.',
    en: 'A new activity then waits until one of you approves it. So does another title, text or place; another time never does.',
  },
  looks: {
    nl: (f: ByCenter) => `${f.center} kijkt elke activiteit na, behalve van organisaties die jullie vertrouwen.`,
    en: (f: ByCenter) => `${f.center} looks at each activity, but for those of organizations that you trust.`,
  },
  trusts: {
    nl: 'Activiteiten staan meteen in de kalender als alles is ingevuld. Wat al wacht, blijft wachten.',
    en: 'Activities are in the calendar at once when all is filled in. What waits already goes on waiting.',
  },
  save: { nl: 'Sla op', en: 'Save' },
  onlyAdmins: { nl: 'Alleen beheerders kunnen dit veranderen.', en: 'Only admins can change this.' },
})
