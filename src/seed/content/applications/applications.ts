import { centers } from '#src/seed/content/centers.ts'
import { organizations } from '#src/seed/content/organizations.ts'
import { easyVolunteers, englishVolunteers, learners, people, teamOf, youngNames } from '#src/seed/content/people.ts'
import { between, numberOf, shuffle } from '#src/seed/content/pick.ts'
import type { ApplicationStatus, SeedApplication, SeedCenter, SeedPerson, SeedStep, SeedVacancy } from '#src/seed/content/types.ts'
import { openVacancies } from '#src/seed/content/vacancies/vacancies.ts'
import { otherStories } from './other-stories.ts'
import { type Story, teamStories } from './team-stories.ts'

/** The five applications of vrijwilliger@. */
const demoStories: Story[] = [
  {
    key: 'demo-nieuw', kinds: 'team', voice: 'demo', state: 'in_review', daysAgo: 3,
    motivation: 'Hallo! Ik werk drie dagen in de week en wil graag iets doen in de buurt. Ik loop al jaren langs jullie deur en dacht: nu ga ik een keer naar binnen. Ik kan het beste op {dag}.',
    answers: ['Ik doe dit voor het eerst, maar ik leer snel.'],
    chat: [
      ['o', 1, '10:12', 'Hoi {voornaam}, wat leuk dat je schrijft! Goed dat je eindelijk binnenkomt, de koffie staat al die jaren klaar.'],
      ['o', 1, '10:14', 'Heb je liever dat je eerst een keer meeloopt, of wil je meteen beginnen?'],
    ],
    unread: { v: 1 },
  },
  {
    key: 'demo-uitgenodigd', kinds: ['receptie', 'inkoop-voorraad', 'website', 'vervoer', 'bestuur', 'zwerfvuil', 'burendag'], voice: 'demo', state: 'invited', daysAgo: 8,
    motivation: 'Dit lijkt me echt iets voor mij. Ik hou van regelen en van mensen, in die volgorde als het druk is. Ik kan een paar uur per week.',
    answers: ['Ik zou eerst een tijdje kijken hoe het nu gaat.'],
    chat: [
      ['o', 1, '14:31', 'Dag {voornaam}, bedankt voor je bericht. Dat van die volgorde herken ik. Zullen we kennismaken?'],
      ['v', 1, '19:05', 'Heel graag! Ik kan woensdag vanaf drie uur, of vrijdagochtend.'],
      ['o', 2, '09:20', 'Vrijdag om tien uur dan, op {straat} {nummer}. Vraag maar naar {contact}. De bel doet het niet, je moet kloppen.'],
      ['v', 2, '12:47', 'Staat in mijn agenda. Ik zal hard kloppen.'],
      ['o', 6, '16:02', 'Tot morgen! O ja, mijn collega bakt appeltaart, dus kom met lege maag.'],
    ],
    unread: { v: 1 },
  },
  {
    key: 'demo-actief', kinds: ['schoolbieb'], voice: 'demo', state: 'active', daysAgo: 75,
    motivation: 'Als kind woonde ik zo’n beetje in de bieb. Ik wil graag dat andere kinderen dat ook hebben. Ik kan elke week een ochtend of middag en ik heb al een VOG.',
    chat: [
      ['o', 2, '11:40', 'Beste {voornaam}, wat een fijn verhaal. Kun je volgende week {dag} een keer meekijken?'],
      ['v', 2, '18:22', 'Ja, dat komt goed uit. Hoe laat?'],
      ['o', 3, '08:15', 'Om negen uur, {straat} {nummer}. Meld je even bij de conciërge, die weet ervan.'],
      ['v', 10, '13:30', 'Wat was dat leuk! Er was een meisje dat drie boeken over haaien wilde en anders niks. Ik doe mee.'],
      ['o', 11, '09:02', 'Dat is Fenna. Ze wil nu ook een boek over inktvissen, dus je bent al onmisbaar. Welkom!'],
      ['v', 68, '20:11', 'Ik ben volgende week een keer op vakantie. Kan iemand mijn dienst overnemen?'],
      ['o', 69, '08:45', 'Geen probleem, ik vraag Ineke. Veel plezier en neem een boek mee!'],
    ],
  },
  {
    key: 'demo-afgewezen', kinds: ['adviseur'], voice: 'demo', state: 'declined', daysAgo: 30, declineReason: 'no_place',
    motivation: 'Ik ben goed in luisteren en ken {plaats} aardig. Het lijkt me mooi om anderen op weg te helpen naar een plek die past.',
    answers: ['Ik werk bij een verzekeraar aan de telefoon. Daar leer je geduld.'],
    chat: [
      ['o', 2, '15:10', 'Dag {voornaam}, dank je wel voor je mooie bericht. Gisteren hebben we net iemand gevonden voor de laatste plek. Jammer, want jou hadden we ook graag gehad.'],
      ['v', 2, '17:48', 'Begrijpelijk, en fijn dat je het zelf even laat weten. Mocht er iemand stoppen, dan hoor ik het graag.'],
      ['o', 3, '09:31', 'Zeker! Ik zet je bovenaan. Kijk ondertussen eens bij de bibliotheken en buurthuizen, daar zoeken ze mensen zoals jij.'],
    ],
  },
  {
    key: 'demo-klaar', kinds: ['overblijf', 'zwemmen-fietsen', 'zwerfvuil', 'moestuin', 'schooltuin'], voice: 'demo', state: 'completed', daysAgo: 160,
    motivation: 'Ik heb tot de zomer een vrije dag in de week en wil die goed gebruiken. Ik ben graag bezig en ik kan goed tegen drukte.',
    chat: [
      ['o', 1, '12:03', 'Hoi {voornaam}, tot de zomer is prima! Kun je {dag} komen kijken?'],
      ['v', 1, '12:40', 'Jazeker. Moet ik iets meenemen?'],
      ['o', 1, '12:44', 'Alleen goede zin. En een regenjas, je weet maar nooit.'],
      ['v', 88, '21:15', 'Dit was mijn laatste keer. Bedankt voor de kaart met alle namen, die hangt nu in de keuken.'],
      ['o', 89, '10:20', 'Jij bedankt! Je bent altijd welkom om nog eens binnen te lopen. Ze vragen nog steeds waar je bent.'],
    ],
  },
]

/** Days after the application at which it came into each state. */
const paths: Record<ApplicationStatus, [ApplicationStatus, number][]> = {
  new: [],
  in_review: [['in_review', 1]],
  invited: [['in_review', 1], ['invited', 2]],
  accepted: [['in_review', 1], ['invited', 2], ['accepted', 6]],
  active: [['in_review', 1], ['invited', 2], ['accepted', 8], ['active', 12]],
  completed: [['in_review', 1], ['invited', 2], ['accepted', 7], ['active', 10], ['completed', 91]],
  declined: [['in_review', 1], ['declined', 2]],
  withdrawn: [],
  waitlisted: [['in_review', 1], ['waitlisted', 2]],
  stopped: [['in_review', 1], ['invited', 2], ['accepted', 8], ['active', 10], ['stopped', 95]],
  expired: [['expired', 42]],
}
const lastDay = (story: Story) => Math.max(0, ...story.chat.map(([, day]) => day))

const later = (time: string, minutes: number) => {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

function stepsOf(story: Story, key: string): SeedStep[] {
  const first: SeedStep = { status: 'new', by: 'volunteer', day: -story.daysAgo, time: `0${between(7, 9, key)}:${between(10, 59, `${key} minute`)}` }
  if (story.state === 'withdrawn') return [first, { status: 'withdrawn', by: 'volunteer', day: lastDay(story) - story.daysAgo, time: '21:30' }]
  return [
    first,
    ...paths[story.state].map(([status, day]): SeedStep => {
      // The news comes with the message that tells it.
      const said = story.chat.find(([side, on]) => side === 'o' && on === day)
      return { status, by: status === 'expired' ? 'system' : 'organization', day: day - story.daysAgo, time: said ? later(said[2], 2) : '16:40' }
    }),
  ]
}

const dutchDays: Record<string, string> = { mon: 'maandag', tue: 'dinsdag', wed: 'woensdag', thu: 'donderdag', fri: 'vrijdag', sat: 'zaterdag', sun: 'zondag' }

function write(story: Story, center: SeedCenter, vacancy: SeedVacancy, person: SeedPerson): SeedApplication {
  const key = `${center.slug}-${story.key}`
  const organization = organizations.find((one) => one.key === vacancy.organizationKey)
  const team = teamOf(vacancy.organizationKey)
  const ownContact = team.find((one) => one.key === vacancy.contactPersonKey)
  // Half of what the team of lid@ and beheerder@ says is said by one of the two.
  const demo = team.filter((one) => one.demo)
  const answerer = (organization?.demoTeam && numberOf(key) % 2 === 0 ? demo[numberOf(`${key} who`) % demo.length] : undefined) ?? ownContact
  const writer = answerer?.key ?? vacancy.contactPersonKey
  const contact = (answerer ?? people.find((one) => one.key === writer))?.firstName ?? ''
  const words: Record<string, string> = {
    voornaam: person.firstName, contact, org: organization?.name ?? '', plaats: center.town, titel: vacancy.title,
    dag: dutchDays[vacancy.dayparts[0]?.slice(0, 3) ?? 'tue'] ?? 'dinsdag',
    straat: vacancy.address?.street ?? organization?.address.street ?? '', nummer: vacancy.address?.houseNumber ?? organization?.address.houseNumber ?? '',
  }
  const say = (text: string) => {
    const said = text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
    return text.startsWith('{') ? said[0]?.toUpperCase() + said.slice(1) : said.replace(/([.!?] )(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)/g, (_, end: string, day: string) => end + day[0]?.toUpperCase() + day.slice(1))
  }
  const messages = story.chat.map(([side, day, time, body]) => ({
    side: side === 'v' ? ('volunteer' as const) : ('organization' as const),
    personKey: side === 'v' ? person.key : writer,
    day: day - story.daysAgo, time, body: say(body),
  }))
  return {
    key, centerSlug: center.slug, vacancyKey: vacancy.key, personKey: person.key,
    source: story.source ?? 'web', status: story.state, motivation: say(story.motivation),
    answers: vacancy.questions.flatMap((question, index) => {
      const text = story.answers?.[index] ?? (question.required ? 'Dat vertel ik graag als we elkaar spreken.' : '')
      return text ? [{ questionKey: question.key, text }] : []
    }),
    declineReason: story.declineReason ?? null,
    withdrawReason: story.withdrawReason ?? null,
    steps: stepsOf(story, key),
    messages,
    seen: { volunteer: messages.length - (story.unread?.v ?? 0), organization: messages.length - (story.unread?.o ?? 0) },
  }
}

/** Work for which nobody writes the all-round letters of the team stories. */
const particular = ['bestuur', 'penningmeester', 'website', 'sociale-media', 'fondsen', 'nieuwsbrief', 'fotograaf', 'coordinatie', 'administratie', 'klusteam', 'luisteren', 'kerst', 'open-dag', 'zomerkamp', 'geldmaatje', 'formulieren', 'gezinsmaatje']

const holdsPlace = (status: ApplicationStatus) => status === 'accepted' || status === 'active'

function suits(story: Story, vacancy: SeedVacancy, center: SeedCenter, taken: SeedApplication[]): boolean {
  const organization = organizations.find((one) => one.key === vacancy.organizationKey)
  const team = organization?.demoTeam ?? false
  const kind = vacancy.key.slice(center.slug.length + 1)
  const here = taken.filter((one) => one.vacancyKey === vacancy.key)
  if (story.state === 'expired' ? vacancy.status !== 'closed' : vacancy.status !== 'published') return false
  if (story.state !== 'expired' && here.length >= 3) return false
  if (holdsPlace(story.state) && vacancy.places !== null && here.filter((one) => holdsPlace(one.status)).length >= vacancy.places - 1) return false
  if (story.kinds === 'team') return team && !particular.includes(kind)
  return story.kinds === 'any' ? !team && vacancy.questions.length < 2 && !particular.includes(kind) : story.kinds.includes(kind)
}

/** How often each story has been told, so that the rare ones get their turn. */
const toldBefore = new Map<string, number>()

function applicationsOf(center: SeedCenter): SeedApplication[] {
  const here = openVacancies.filter((one) => one.centerSlug === center.slug)
  const demoVolunteer = people.find((one) => one.demo && one.centerSlug === center.slug && one.roles[0]?.name === 'volunteer')
  const crowd = {
    easy: easyVolunteers.filter((one) => one.centerSlug === center.slug && one.status === 'active'),
    learner: learners.filter((one) => one.centerSlug === center.slug),
    english: englishVolunteers.filter((one) => one.centerSlug === center.slug),
    demo: demoVolunteer ? [demoVolunteer] : [],
  }
  const wanted = { demo: demoStories, team: teamStories, other: shuffle(otherStories, center.slug, (story) => story.key).toSorted((a, b) => (toldBefore.get(a.key) ?? 0) - (toldBefore.get(b.key) ?? 0)) }
  const taken: SeedApplication[] = []
  const addSome = (stories: Story[], most: number) => {
    let told = 0
    for (const story of stories) {
      if (told >= most) return
      const before = (person: SeedPerson) => taken.filter((one) => one.personKey === person.key).length
      const ofAge = crowd[story.voice].filter((one) => !story.age || youngNames.has(one.firstName) === (story.age === 'young'))
      const person = shuffle(ofAge, `${center.slug} ${story.key}`, (one) => one.key).toSorted((a, b) => before(a) - before(b))[0]
      const vacancy = shuffle(here, `${center.slug} ${story.key}`, (one) => one.key).find(
        (one) => suits(story, one, center, taken) && !taken.some((other) => other.personKey === person?.key && other.vacancyKey === one.key),
      )
      if (!person || !vacancy) continue
      taken.push(write(story, center, vacancy, person))
      toldBefore.set(story.key, (toldBefore.get(story.key) ?? 0) + 1)
      told++
    }
  }
  addSome(wanted.demo, 5)
  addSome(wanted.team, 9)
  addSome(wanted.other, center.isDefault ? 6 : 9)
  return taken
}

export const applications: SeedApplication[] = centers.flatMap(applicationsOf)
