import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const volunteerPool: readonly ChangelogEntry[] = [
  {
    key: 'pool-card',
    date,
    kind: 'new',
    for: ['volunteers'],
    title: { nl: 'Laat je vinden, als jij dat wilt', en: 'Be found, if you want to' },
    words: {
      nl: 'Schrijf een kaart over wat je kunt en wanneer. Je kiest wie hem ziet: niemand, wij, of ook organisaties. Zij lezen alleen je voornaam en je plaats. Je ziet wie keek.',
      en: 'Write a card about what you can do and when. You choose who sees it: nobody, we, or organizations too. They read only your first name and town. You see who looked.',
    },
    link: '/profile-edit',
    flag: 'volunteerProfiles',
  },
  {
    key: 'pool-replies',
    date,
    kind: 'new',
    for: ['volunteers'],
    title: { nl: 'Een uitnodiging, en jij beslist', en: 'An invitation, and you decide' },
    words: {
      nl: 'Je krijgt ten hoogste twee uitnodigingen per maand, van alle organisaties samen. Je leest waarom zij aan jou denken. Met één druk zeg je ja of nee. Een nee hoef je niet uit te leggen.',
      en: 'You get at most two invitations a month, of all organizations together. You read why they think of you. One press says yes or no. A no needs no reason.',
    },
    link: '/profile-replies',
    flag: 'volunteerProfiles',
  },
  {
    key: 'pool-invite',
    date,
    kind: 'new',
    for: ['organizations', 'coordinators'],
    title: { nl: 'Zoek zelf een vrijwilliger', en: 'Look for a volunteer yourself' },
    words: {
      nl: 'Kies een vacature. Je ziet wie het beste past, met ten hoogste drie redenen. Ook lees je wat niet past. Je nodigt tien mensen per week uit. Een ja is meteen een aanmelding met een gesprek.',
      en: 'Choose a vacancy. You see who fits best, with at most three reasons. You also read what does not fit. You invite ten people a week. A yes is an application at once, with a conversation.',
    },
    link: '/vrijwilligerspool',
    flag: 'volunteerProfiles',
  },
  {
    key: 'pool-sent',
    date,
    kind: 'new',
    for: ['organizations', 'coordinators'],
    title: { nl: 'Wie vroeg je, en wat zei die?', en: 'Whom did you ask, and what did they say?' },
    words: {
      nl: 'Al je uitnodigingen staan in één lijst. Je ziet wie nog moet antwoorden en tot wanneer. Ook lees je hoeveel mensen je deze week nog vraagt. Je trekt een uitnodiging met één druk in.',
      en: 'All your invitations are in one list. You see who has yet to answer, and until when. You also read how many more people you can ask this week. One press takes an invitation back.',
    },
    link: '/vrijwilligerspool',
    flag: 'volunteerProfiles',
  },
  {
    key: 'pool-vog',
    date,
    kind: 'new',
    for: ['volunteers'],
    title: { nl: 'Je VOG op je kaart, als jij dat wilt', en: 'Your police check on your card, if you want to' },
    words: {
      nl: 'Zagen wij je VOG? Dan kun je dat op je kaart laten zien, met één druk. Organisaties lezen alleen in welke maand. Je haalt het er ook zo weer af.',
      en: 'Have we seen your police check (VOG)? You can show so on your card, with one press. Organizations read only in which month. You take it off as easily.',
    },
    link: '/profile-edit',
    flag: 'volunteerProfiles',
  },
]
