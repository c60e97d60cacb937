import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const activityCalendar: readonly ChangelogEntry[] = [
  {
    key: 'activity-calendar',
    date,
    kind: 'new',
    for: ['everybody'],
    title: { nl: 'Wat is er te doen bij jou?', en: 'What is on near you?' },
    words: {
      nl: 'In de activiteitenkalender zie je per dag wat er is: gratis, dichtbij, ’s avonds, zonder drempel. Elke activiteit heeft een pagina. Gaat iets niet door, dan staat het er.',
      en: 'The activity calendar shows what there is by day: free, nearby, in the evening, step-free. Each activity has a page. What is cancelled says so.',
    },
    link: '/activiteitenkalender',
    flag: 'activities',
  },
  {
    key: 'own-agenda',
    date,
    kind: 'new',
    for: ['everybody'],
    title: { nl: 'Alles in je eigen agenda', en: 'All of it in your own calendar' },
    words: {
      nl: 'Zet een activiteit met één druk in je agenda. Met je eigen adres volgt je agenda alles wat jij volgt, en je afspraken. Wordt iets verzet, dan verandert je agenda mee.',
      en: 'Put an activity in your calendar with one press. With an address of your own your calendar follows what you follow, and your appointments. What is moved changes there too.',
    },
    link: '/profile-edit/settings',
    flag: 'activities',
  },
  {
    key: 'series-of-activities',
    date,
    kind: 'new',
    for: ['organizations', 'centers'],
    title: { nl: 'Elke dinsdag, maar niet in de vakantie', en: 'Every Tuesday, but not in the holidays' },
    words: {
      nl: 'Een reeks maak je met drie vragen. Je leest hem terug in een zin en ziet elke datum. Je verzet één keer, of alles vanaf een dag. Je ziet eerst hoeveel mensen een mail krijgen.',
      en: 'You make a series with three questions. You read it back in a sentence and see each date. You move one, or all from a day. You see first how many people get a mail.',
    },
    link: '/activiteitenkalender/overzicht',
    flag: 'activities',
  },
  {
    key: 'day-off',
    date,
    kind: 'new',
    for: ['organizations', 'centers'],
    title: { nl: 'Een hele dag afgelasten', en: 'Cancel a whole day' },
    words: {
      nl: 'Slecht weer? Met één druk gaat alles van die dag niet door. Wie een activiteit volgt hoort het één keer. Tien seconden lang neem je het terug.',
      en: 'Bad weather? One press cancels everything of that day. Whoever follows an activity hears it once. For ten seconds you can take it back.',
    },
    link: '/activiteitenkalender/overzicht',
    flag: 'activities',
  },
]
