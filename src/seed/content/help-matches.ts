import type { CheckInAnswer, MatchStatus, Shared } from '#features/one-on-one/model/match-codes.ts'

type Side = 'asker' | 'helper'

/** Two people of the demo who come together about a request of `help.ts`; days are counted from the day of the seed. */
export type SeedMatch = {
  request: string
  helper: string
  status: MatchStatus
  proposedBy: Side | 'center'
  /** When it was proposed. */
  day: number
  /** With what the one who came first began. */
  message?: string
  /** A coordinator has not looked at it yet. */
  isUnreleased?: boolean
  /** Who said yes to meeting, and to going on. */
  met?: readonly Side[]
  agreed?: readonly Side[]
  /** When it began; it lasts a year. */
  startsOn?: number
  endedOn?: number
  shares?: Partial<Record<Side, readonly Shared[]>>
  talk?: readonly { side: Side; day: number; time: string; body: string }[]
  checkIns?: readonly { due: number; occasion: 'two_weeks' | 'eight_weeks' | 'half_year'; side: Side; answer?: CheckInAnswer; words?: string; reminded?: boolean }[]
}

const both = ['asker', 'helper'] as const

/** A match in every state: Lisa, whose password the README gives, is in four of them. */
export const helpMatchesOfArnhem: readonly SeedMatch[] = [
  // Oksana says yes, and Lisa has not answered.
  { request: 'lift', helper: 'public-vrijwilliger', status: 'proposed', proposedBy: 'center', day: -2, met: ['asker'] },
  // Somebody vulnerable: a coordinator reads the answer first.
  { request: 'stairs', helper: 'arnhem-amara-okafor', status: 'proposed', proposedBy: 'helper', day: -1, message: 'Ik kom graag langs, op vrijdag heb ik vrij.', isUnreleased: true, met: ['helper'] },
  { request: 'garden', helper: 'arnhem-frits-oude-kotte', status: 'refused', proposedBy: 'helper', day: -2, message: 'Ik heb een heggenschaar en een vrije middag.', met: ['helper'], endedOn: -1 },
  // Getting to know each other: a number is in a message, and the other does not read it.
  {
    request: 'stamps',
    helper: 'public-vrijwilliger',
    status: 'acquaintance',
    proposedBy: 'helper',
    day: -9,
    message: 'Mijn opa spaarde ook. Ik kijk graag met je mee.',
    met: both,
    agreed: ['asker'],
    shares: { asker: ['phone'] },
    talk: [
      { side: 'helper', day: -8, time: '19:05', body: 'Dag Rami, wat leuk. Zaterdagochtend kan ik. Zullen we in de bibliotheek afspreken?' },
      { side: 'asker', day: -7, time: '09:40', body: 'Heel graag. Ik zit bij het raam. Lukt het niet? Bel me op 06 12345678.' },
      { side: 'helper', day: -3, time: '12:15', body: 'Het was gezellig. Tot volgende week!' },
    ],
  },
  // It goes well.
  {
    request: 'cards',
    helper: 'public-vrijwilliger',
    status: 'active',
    proposedBy: 'helper',
    day: -26,
    message: 'Ik kaart graag. Maandagavond past mij goed.',
    met: both,
    agreed: both,
    startsOn: -20,
    shares: { asker: ['phone', 'address'], helper: ['phone'] },
    talk: [
      { side: 'asker', day: -19, time: '18:30', body: 'Tot maandag. Ik zet thee.' },
      { side: 'helper', day: -6, time: '21:10', body: 'Volgende keer win ik!' },
    ],
    checkIns: [
      { due: -6, occasion: 'two_weeks', side: 'asker', answer: 'good' },
      { due: -6, occasion: 'two_weeks', side: 'helper', answer: 'good', words: 'Het klikt goed.' },
    ],
  },
  // Somebody says that it is not going well.
  {
    request: 'reading',
    helper: 'arnhem-noor-de-wit',
    status: 'active',
    proposedBy: 'center',
    day: -64,
    met: both,
    agreed: both,
    startsOn: -58,
    shares: { asker: ['phone', 'address'], helper: ['phone'] },
    talk: [{ side: 'helper', day: -12, time: '17:20', body: 'Woensdag ben ik er weer.' }],
    checkIns: [
      { due: -44, occasion: 'two_weeks', side: 'asker', answer: 'good' },
      { due: -44, occasion: 'two_weeks', side: 'helper', answer: 'good' },
      { due: -2, occasion: 'eight_weeks', side: 'asker', answer: 'bad', words: 'Ze zegt vaak op het laatste moment af.' },
      { due: -2, occasion: 'eight_weeks', side: 'helper' },
    ],
  },
  // It fell silent.
  {
    request: 'museum',
    helper: 'arnhem-frits-oude-kotte',
    status: 'active',
    proposedBy: 'center',
    day: -88,
    met: both,
    agreed: both,
    startsOn: -80,
    shares: { asker: ['email'], helper: ['phone'] },
    talk: [{ side: 'asker', day: -70, time: '10:00', body: 'Zullen we zaterdag gaan?' }],
    checkIns: [
      { due: -66, occasion: 'two_weeks', side: 'asker', answer: 'good' },
      { due: -66, occasion: 'two_weeks', side: 'helper', answer: 'fair' },
      { due: -24, occasion: 'eight_weeks', side: 'asker', reminded: true },
      { due: -24, occasion: 'eight_weeks', side: 'helper', reminded: true },
    ],
  },
  // Its year is nearly over.
  {
    request: 'baking',
    helper: 'arnhem-anouk-peters',
    status: 'evaluating',
    proposedBy: 'helper',
    day: -362,
    message: 'Brood bakken wil ik al jaren leren.',
    met: both,
    agreed: both,
    startsOn: -356,
    shares: { asker: ['phone'], helper: ['phone'] },
    talk: [{ side: 'asker', day: -4, time: '16:45', body: 'Zaterdag maken we zuurdesem.' }],
    checkIns: [
      { due: -175, occasion: 'half_year', side: 'asker', answer: 'good' },
      { due: -175, occasion: 'half_year', side: 'helper', answer: 'good' },
    ],
  },
  { request: 'shelves', helper: 'arnhem-bilal-haddou', status: 'ended', proposedBy: 'helper', day: -34, message: 'Ik heb een boor en een waterpas.', met: both, agreed: both, startsOn: -30, endedOn: -20, talk: [{ side: 'helper', day: -29, time: '13:00', body: 'Zaterdag om tien uur? Mijn nummer is 06 87654321.' }] },
]

/** Whose certificate of good conduct was seen, and how many days ago. */
export const vogChecksOfArnhem: readonly { person: string; day: number }[] = [
  { person: 'public-vrijwilliger', day: -90 },
  { person: 'arnhem-marloes-eggink', day: -200 },
  { person: 'arnhem-noor-de-wit', day: -1040 },
]
