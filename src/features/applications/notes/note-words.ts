import { defineMessages } from '#kernel/i18n/messages.ts'

type Organization = { organization: string }

/** Notes on an application: by the volunteer, the organization and the center. */
export const noteWords = defineMessages({
  // The volunteer
  availability: { nl: 'Wanneer kun je?', en: 'When can you come?' },
  availabilityHint: { nl: 'Bijvoorbeeld: dinsdag en donderdag na vier uur', en: 'For example: Tuesdays and Thursdays after four' },
  canCome: { nl: 'Kan', en: 'Can come' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  mayCall: {
    nl: ({ organization }: Organization) => `Mag ${organization} je bellen?`,
    en: ({ organization }: Organization) => `May ${organization} call you?`,
  },
  calls: {
    nl: (f: Organization & { phone: string }) => `${f.organization} ziet je nummer: ${f.phone}.`,
    en: (f: Organization & { phone: string }) => `${f.organization} sees your number: ${f.phone}.`,
  },
  callsNot: {
    nl: 'Je nummer is niet te zien. Deel je het, dan kan dat altijd weer uit.',
    en: 'Your number is not shown. If you share it, you can always take that back.',
  },
  noPhone: { nl: 'Er staat nog geen nummer in je profiel.', en: 'There is no number in your profile yet.' },
  toProfile: { nl: 'Zet je nummer in je profiel', en: 'Put your number in your profile' },
  share: { nl: 'Deel mijn nummer', en: 'Share my number' },
  shareNot: { nl: 'Deel mijn nummer niet meer', en: 'Stop sharing my number' },
  shared: { nl: 'Je nummer is nu te zien', en: 'Your number is shown now' },
  sharedNot: { nl: 'Je nummer is niet meer te zien', en: 'Your number is no longer shown' },

  // The organization
  forTeam: { nl: 'Voor je collega’s', en: 'For your colleagues' },
  forTeamText: { nl: 'De vrijwilliger leest dit niet.', en: 'The volunteer does not read this.' },
  assignee: { nl: 'Wie pakt dit op?', en: 'Who takes this up?' },
  nobody: { nl: 'Nog niemand', en: 'Nobody yet' },
  tags: { nl: 'Labels', en: 'Labels' },
  tagsHint: { nl: 'Met komma’s ertussen, hoogstens vijf', en: 'With commas between them, five at most' },
  startDate: { nl: 'Begonnen op', en: 'Started on' },
  hours: { nl: 'Uren', en: 'Hours' },
  hoursAsked: { nl: 'Hoeveel uur was het ongeveer?', en: 'About how many hours was it?' },
  note: { nl: 'Notitie voor collega’s', en: 'Note for colleagues' },
  noteHint: { nl: 'Alleen je collega’s lezen dit.', en: 'Only your colleagues read this.' },
  save: { nl: 'Bewaar', en: 'Save' },
  saved: { nl: 'Bewaard', en: 'Saved' },
  takenUpBy: { nl: 'Opgepakt door', en: 'Taken up by' },
  endedOn: { nl: 'Geholpen tot', en: 'Helped until' },
  mine: { nl: 'Van mij', en: 'Mine' },
  onlyTag: { nl: (f: { tag: string }) => `Label: ${f.tag}`, en: (f: { tag: string }) => `Label: ${f.tag}` },
  notOnlyTag: { nl: (f: { tag: string }) => `Zonder filter ${f.tag}`, en: (f: { tag: string }) => `Without filter ${f.tag}` },

  // The evaluation
  howWasIt: { nl: (f: { other: string }) => `Hoe was het met ${f.other}?`, en: (f: { other: string }) => `How was it with ${f.other}?` },
  howWasItText: { nl: (f: { other: string }) => `${f.other} leest wat je kiest.`, en: (f: { other: string }) => `${f.other} reads what you choose.` },
  tell: { nl: 'Zeg hoe het was', en: 'Say how it was' },
  tellAgain: { nl: 'Verander wat je zei', en: 'Change what you said' },
  ownWords: { nl: 'In je eigen woorden', en: 'In your own words' },
  choose: { nl: 'Kies hoe het was', en: 'Choose how it was' },
  send: { nl: 'Verstuur', en: 'Send' },
  told: { nl: 'Bedankt, het is verstuurd', en: 'Thank you, it has been sent' },
  howWasItOwn: { nl: 'Vond je zelf', en: 'You found it' },
  foundBy: { nl: (f: { name: string }) => `Vond ${f.name}`, en: (f: { name: string }) => `${f.name} found it` },
  score1: { nl: 'Niet goed', en: 'Not good' },
  score2: { nl: 'Kon beter', en: 'Could be better' },
  score3: { nl: 'Ging wel', en: 'All right' },
  score4: { nl: 'Goed', en: 'Good' },
  score5: { nl: 'Heel goed', en: 'Very good' },
})

export const scores = ['1', '2', '3', '4', '5'] as const
export const scoreWord = (score: string | number) => noteWords[`score${score}` as 'score1']
