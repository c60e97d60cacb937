import type { ApplicationStatus, DeclineReason, WithdrawReason } from '#src/seed/content/types.ts'

/** What waits at the organization of lid@ and beheerder@, and a little of what went well there. */
export const teamStories: Story[] = [
  {
    key: 'team-3', kinds: 'team', voice: 'easy', age: 'older', state: 'new', daysAgo: 3,
    motivation: 'Goedendag, ik las “{titel}” en werd meteen enthousiast. Ik ben net met pensioen en mijn vrouw zegt dat ik het huis uit moet. Ze heeft gelijk. Op {dag} kan ik altijd.',
    chat: [],
  },
  {
    key: 'team-7', kinds: 'team', voice: 'easy', age: 'young', state: 'new', daysAgo: 7,
    motivation: 'Hoi, ik studeer nog en heb twee vaste vrije middagen. Ik zoek iets waarbij ik niet achter een scherm zit. Mag ik een keer komen kijken?',
    chat: [['v', 4, '16:20', 'Ik weet niet of mijn bericht is aangekomen. Ik wil nog steeds graag!']],
    unread: { o: 1 },
  },
  {
    key: 'team-15', kinds: 'team', voice: 'learner', state: 'new', daysAgo: 15,
    motivation: 'Hallo, mijn naam is {voornaam}. Ik woon 2 jaar in Nederland. Ik wil graag helpen en ook Nederlands oefenen met mensen. Ik kan goed werken met mijn handen. Ik heb tijd alle dagen behalve maandag, dan heb ik school.',
    chat: [
      ['v', 8, '11:02', 'Goedemorgen, ik wacht op antwoord. Misschien mijn nederlands is niet goed genoeg? Ik leer snel.'],
    ],
    unread: { o: 1 },
  },
  {
    key: 'team-1', kinds: 'team', voice: 'easy', age: 'older', state: 'new', daysAgo: 1,
    motivation: 'Mijn moeder kwam altijd bij {org}. Ze is dit voorjaar overleden en iedereen was zo lief voor haar. Nu wil ik graag iets terugdoen. Maakt mij niet uit wat, al is het de afwas.',
    chat: [],
  },
  {
    key: 'team-gesprek', kinds: 'team', voice: 'easy', age: 'older', state: 'in_review', daysAgo: 5,
    motivation: 'Ik heb jaren in de zorg gewerkt en mis het contact met mensen. Vanwege mijn rug kan ik niet meer tillen, maar verder kan ik alles. Ik woon om de hoek.',
    chat: [
      ['o', 1, '09:44', 'Dag {voornaam}, wat fijn! Tillen hoeft hier niet, daar hebben we Ton voor. Wanneer zou je kunnen beginnen?'],
      ['v', 1, '13:15', 'Vanaf volgende week al. Is er een trap? Dat gaat niet zo snel meer.'],
      ['o', 2, '10:01', 'Alles is gelijkvloers, behalve de voorraadkast. Kom je {dag} even langs?'],
      ['v', 4, '20:38', 'Ja leuk! Ik neem mijn buurvrouw mee, die is nieuwsgierig. Mag dat?'],
    ],
    unread: { o: 1 },
  },
  {
    key: 'team-taal', kinds: 'team', voice: 'learner', state: 'in_review', daysAgo: 6,
    motivation: 'Beste mevrouw of meneer. Ik ben in mijn land leraar geweest, 11 jaar. Nu leer ik Nederlands, niveau A2. Ik wil bij mensen zijn. Thuis is stil.',
    chat: [
      ['o', 2, '14:05', 'Beste {voornaam}, welkom! Je Nederlands is al goed te begrijpen. Welk vak gaf je?'],
      ['v', 2, '18:30', 'Dank u wel. Ik geef wiskunde en soms sport als collega ziek was haha'],
      ['o', 3, '09:10', 'Dan vinden we zeker iets. Zullen we {dag} koffiedrinken? Zeg maar je, hoor.'],
      ['v', 3, '09:55', 'Ja graag. Ik kom. Dank je (ik oefen).'],
    ],
  },
  {
    key: 'team-engels', kinds: 'team', voice: 'english', state: 'new', daysAgo: 4,
    motivation: 'Hi there! I moved to {plaats} for work in September and I know nobody outside the office. I am learning Dutch (slowly). I would love to help, especially if there is something practical to do. I am free on weekends and most evenings.',
    chat: [],
  },
  {
    key: 'team-aangenomen', kinds: 'team', voice: 'easy', state: 'accepted', daysAgo: 16,
    motivation: 'Op zoek naar iets met een vaste dag en een vast clubje. Ik ben rustig, kom altijd op tijd en kan aardig koken. {dag} is perfect.',
    chat: [
      ['o', 1, '11:20', 'Hoi {voornaam}, iemand die op tijd komt, dat kunnen we hier goed gebruiken. Kom je deze week kijken?'],
      ['v', 1, '17:33', 'Graag. Ik ben er om tien uur. Of vijf voor.'],
      ['o', 6, '15:48', 'Leuk dat je er was! Iedereen vroeg of je terugkomt. Wat zeg je?'],
      ['v', 6, '18:02', 'Ik kom terug. Vanaf volgende week {dag}, zet me maar op het rooster.'],
      ['o', 7, '09:00', 'Gedaan. Je eigen mok staat klaar.'],
    ],
  },
  {
    key: 'team-actief', kinds: 'team', voice: 'easy', age: 'older', state: 'active', daysAgo: 62,
    motivation: 'Ik ben mantelzorger voor mijn vader en heb één dagdeel per week voor mezelf. Dat wil ik bij jullie doorbrengen, klinkt misschien gek. Maar van andere mensen krijg ik energie.',
    chat: [
      ['o', 1, '10:31', 'Klinkt helemaal niet gek, {voornaam}. We letten er samen op dat het niet te veel wordt. Kom gerust langs.'],
      ['v', 2, '21:47', 'Dank je. Ik ben er {dag}.'],
      ['o', 40, '16:12', 'Hoe gaat het met je, nu je een maand bezig bent?'],
      ['v', 40, '20:05', 'Heel goed. Mijn vader vraagt nu elke week wat er in de soep zat.'],
    ],
  },
]

/**
 * What passed between a volunteer and an organization. Words in braces are filled in:
 * {voornaam} {contact} {org} {dag} {plaats} {straat} {nummer} {titel}
 */
export type Story = {
  key: string
  /** The kinds of work it can be about; 'team': any vacancy of the organization of lid@ and beheerder@; 'any': any other. */
  kinds: string[] | 'team' | 'any'
  voice: 'easy' | 'learner' | 'english' | 'demo'
  age?: 'young' | 'older'
  state: ApplicationStatus
  daysAgo: number
  declineReason?: DeclineReason
  withdrawReason?: WithdrawReason
  source?: 'web' | 'widget' | 'partner' | 'coordinator' | 'paper'
  motivation: string
  answers?: string[]
  /** Days after the application. */
  chat: [side: 'v' | 'o', day: number, time: string, body: string][]
  /** How many of the last messages a side has not read. */
  unread?: { v?: number; o?: number }
}
