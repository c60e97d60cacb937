import type { CenterSlug, Localized, SeedCenter, Theme } from './types.ts'

export type SeedNews = {
  key: string
  theme: Theme
  byline: string
  status: 'published' | 'scheduled' | 'draft'
  /** When it appeared, or will. */
  day: number
  isPinned?: true
  title: Localized
  intro: Localized
  /** With the simple signs of an editor. */
  body: Localized
}

type Place = Pick<SeedCenter, 'town' | 'name' | 'neighbourhoods'>
type Story = Omit<SeedNews, 'title' | 'intro' | 'body'> & { title(at: At): Localized; intro(at: At): Localized; body(at: At): Localized }
/** Where it happens: the town, a quarter of it, and that quarter after a verb of place. */
type At = { town: string; center: string; quarter: string; within: string }

const stories: Record<string, Story> = {
  garden: {
    key: 'buurttuin', theme: 'nature', byline: 'Lotte Verhoeven', status: 'published', day: -4, isPinned: true,
    title: ({ within }) => ({ nl: `Zestig buren maken samen een tuin ${within}`, en: 'Sixty neighbours make a garden together' }),
    intro: () => ({ nl: 'Vorig jaar lagen hier tegels. Nu groeit er munt, boerenkool en vriendschap.', en: 'Last year there were paving stones here. Now there is mint, kale and friendship.' }),
    body: ({ within, town }) => ({
      nl: `Het begon met drie scheppen en een kruiwagen. Marijke (66) belde bij haar buren aan. ‘Ik vroeg gewoon wie er zin had om mee te graven.’

Op een regenachtige zaterdag stonden er veertien mensen. Een week later waren het er dertig. Nu werken er ${within} zestig buren mee. Sommigen elke week, anderen af en toe een uurtje.

## Iedereen kan iets

Niet iedereen kan spitten. Dat hoeft ook niet. Yusuf (52) timmerde de plantenbakken. Ze zijn hoog, zodat je er met een rolstoel bij kunt. Ria (69) zet elke woensdag de koffie klaar.

> ‘Ik kende hier niemand. Nu zwaait de hele straat.’

## Kom een keer kijken

De tuin zoekt nog hulp voor de winter. Er moet een hek komen, en iemand die de website bijhoudt. Loop op woensdagochtend gerust binnen, of [kijk wat er nog meer te doen is in ${town}](/vacancies/search?theme=nature).`,
      en: `It began with three spades and a wheelbarrow. Marijke (66) rang her neighbours’ doorbells. ‘I just asked who felt like digging with me.’

On a rainy Saturday fourteen people turned up. A week later there were thirty. Now sixty neighbours join in, some every week, others for an hour now and then.

## Everybody can do something

Not everybody can dig, and nobody has to. Yusuf (52) built the planters. They are high enough to reach from a wheelchair. Ria (69) has coffee ready every Wednesday.

> ‘I knew nobody here. Now the whole street waves.’

## Come and have a look

The garden needs help for the winter: a fence has to be built, and somebody has to look after the website. Walk in on a Wednesday morning, or [see what else there is to do in ${town}](/vacancies/search?theme=nature).`,
    }),
  },
  coffee: {
    key: 'koffie', theme: 'elderly', byline: 'Hanneke Smit', status: 'published', day: -11,
    title: ({ quarter }) => ({ nl: `Een stoel erbij in ${quarter}: koffie voor wie alleen is`, en: 'One more chair: coffee for whoever is alone' }),
    intro: () => ({ nl: 'Elke dinsdag staat de deur open. Wie komt, krijgt koffie en een naam.', en: 'The door is open every Tuesday. Whoever comes gets coffee, and a name.' }),
    body: ({ within }) => ({
      nl: `Om half tien staat de eerste thermoskan al op tafel. Een kwartier later zijn alle stoelen bezet. ‘Dan schuiven we er een bij,’ zegt Truus (71). Zij begon er drie jaar geleden mee ${within}, samen met haar buurman.

De meeste bezoekers wonen alleen. Sommigen komen elke week, anderen alleen als het regent. Er is geen programma. Er is koffie, er zijn kaarten en er is altijd iemand die luistert.

## Wat je doet als je helpt

- koffie en thee schenken
- mensen welkom heten die voor het eerst komen
- na afloop samen opruimen

> ‘Ik kwam voor de koffie. Ik bleef voor de mensen.’

Je hoeft niets te kunnen. Een uurtje is genoeg. De eerste keer loop je mee met iemand die het al langer doet.`,
      en: `At half past nine the first flask is on the table. A quarter of an hour later every chair is taken. ‘Then we add one,’ says Truus (71), who began this three years ago with her neighbour.

Most visitors live alone. Some come every week, others only when it rains. There is no programme. There is coffee, there are cards, and there is always somebody who listens.

## What you do when you help

- pour coffee and tea
- welcome people who come for the first time
- tidy up together afterwards

> ‘I came for the coffee. I stayed for the people.’

You need no skills, and an hour is enough. The first time you join somebody who has done it before.`,
    }),
  },
  language: {
    key: 'taalmaatje', theme: 'language', byline: 'Samira Idrissi', status: 'published', day: -19,
    title: ({ town }) => ({ nl: `Taalmaatjes in ${town} leren van elkaar`, en: `Language partners in ${town} learn from each other` }),
    intro: () => ({ nl: 'Amina oefent Nederlands. Wim leert eindelijk goed koken. ‘We lachen vooral veel.’', en: 'Amina practises Dutch. Wim finally learns to cook. ‘Mostly we laugh a lot.’' }),
    body: ({ town, center }) => ({
      nl: `Elke donderdagmiddag zitten Amina (34) en Wim (61) aan de keukentafel. Zij oefent gesprekken voor haar werk. Hij schrijft recepten op. Ze kennen elkaar nu acht maanden.

‘In het begin durfde ik bijna niets te zeggen,’ vertelt Amina. ‘Nu bel ik zelf de school van mijn zoon.’

## Zo werkt het

1. Je vertelt ons wanneer je kunt en wat je leuk vindt.
2. Wij zoeken iemand die bij je past.
3. De eerste keer spreken jullie af bij ${center}.

Een taalmaatje is geen leraar. Je praat samen, wandelt, kookt of leest de krant. In ${town} wachten nog mensen op een maatje, vooral voor de avond en het weekend.`,
      en: `Every Thursday afternoon Amina (34) and Wim (61) sit at the kitchen table. She practises conversations for her work. He writes recipes down. They have known each other for eight months.

‘At first I hardly dared to say anything,’ says Amina. ‘Now I call my son’s school myself.’

## How it works

1. You tell us when you have time and what you like.
2. We look for somebody who suits you.
3. The first time you meet at ${center}.

A language partner is no teacher. You talk, walk, cook or read the paper together. In ${town} people are still waiting for a partner, most of all for evenings and weekends.`,
    }),
  },
  soup: {
    key: 'soepdag', theme: 'poverty', byline: 'Henk Jansen', status: 'published', day: -27,
    title: ({ town }) => ({ nl: `Driehonderd kommen soep op één avond in ${town}`, en: `Three hundred bowls of soup in one evening in ${town}` }),
    intro: () => ({ nl: 'Drie koks, twaalf snijders en een lange tafel. Meer was er niet nodig.', en: 'Three cooks, twelve choppers and one long table. Nothing more was needed.' }),
    body: () => ({
      nl: `Er kwam pompoen van de volkstuin, brood van de bakker en een pan waar je in kunt zwemmen. Om zes uur stond de rij tot buiten. Om negen uur was alles op.

## Voor iedereen

Niemand hoefde te zeggen waarom hij kwam. Wie wilde, betaalde wat hij kon missen. Er zaten gezinnen naast studenten, en een wethouder naast iemand die buiten slaapt.

> ‘Aan tafel weet niemand wie wat heeft.’

De soepavond komt terug, elke eerste vrijdag van de maand. **Wil je helpen?** Groenten snijden kan vanaf drie uur. Kinderen zijn welkom, er zijn kleine messen.`,
      en: `There was pumpkin from the allotments, bread from the baker and a pan you could swim in. At six the queue reached the street. By nine everything was gone.

## For everybody

Nobody had to say why they came. Whoever wanted to paid what they could spare. Families sat beside students, and an alderman beside somebody who sleeps outside.

> ‘At the table nobody knows who has what.’

The soup evening returns on the first Friday of every month. **Would you like to help?** We chop vegetables from three o’clock. Children are welcome; there are small knives.`,
    }),
  },
  repair: {
    key: 'repaircafe', theme: 'neighbourhood', byline: 'Peter Bakker', status: 'published', day: -36,
    title: ({ quarter }) => ({ nl: `In het Repair Café van ${quarter} gaat niets zomaar weg`, en: 'At the repair café nothing is simply thrown away' }),
    intro: () => ({ nl: 'Een broodrooster, een fiets en een knuffel zonder oor: ze gingen allemaal heel naar huis.', en: 'A toaster, a bicycle and a teddy without an ear: all of them went home mended.' }),
    body: () => ({
      nl: `Op tafel ligt een stofzuiger in twaalf stukken. ‘Rustig maar,’ zegt Ko (74). ‘Het is meestal de zekering.’ Hij werkte veertig jaar als elektricien. Nu repareert hij wat anderen weg zouden gooien.

Naast hem leert Fatima (17) solderen. Zij helpt voor haar maatschappelijke stage. ‘Ik dacht dat het saai zou zijn. Nu kom ik ook in de vakantie.’

## Wat je kunt brengen

- kleine apparaten
- kleding met een gat of een kapotte rits
- fietsen en speelgoed

Repareren is gratis. Er staat een pot voor de koffie.`,
      en: `A vacuum cleaner lies on the table in twelve pieces. ‘Don’t worry,’ says Ko (74). ‘Mostly it is the fuse.’ He was an electrician for forty years. Now he mends what others would throw away.

Beside him Fatima (17) learns to solder. She helps for her school placement. ‘I thought it would be boring. Now I come in the holidays too.’

## What you can bring

- small appliances
- clothes with a hole or a broken zip
- bicycles and toys

Repairs are free. There is a jar for the coffee.`,
    }),
  },
  thanks: {
    key: 'bedankdag', theme: 'events', byline: 'Lotte Verhoeven', status: 'scheduled', day: 4,
    title: ({ town }) => ({ nl: `${town} bedankt zijn vrijwilligers`, en: `${town} thanks its volunteers` }),
    intro: () => ({ nl: 'Op 7 december, de dag van de vrijwilliger, dekken we de lange tafel.', en: 'On 7 December, volunteers’ day, we lay the long table.' }),
    body: ({ center }) => ({
      nl: `Wie het hele jaar voor een ander klaarstaat, schuift nu zelf aan. ${center} nodigt alle vrijwilligers uit voor een maaltijd met muziek.

Breng iemand mee die nog twijfelt. De soep is warm en er is voor iedereen een stoel.`,
      en: '',
    }),
  },
  draft: {
    key: 'zwemles', theme: 'sport', byline: 'Hanneke Smit', status: 'draft', day: 0,
    title: () => ({ nl: 'Zwemmen leer je nooit te laat', en: '' }),
    intro: () => ({ nl: 'Acht volwassenen haalden hun eerste diploma.', en: '' }),
    body: () => ({ nl: '‘Ik ben 58 en ik zwem,’ zegt Gülay. Ze houdt haar diploma omhoog.', en: '' }),
  },
}

/** Which stories each center tells, the newest first. */
const told: Record<CenterSlug, readonly (keyof typeof stories)[]> = {
  arnhem: ['garden', 'coffee', 'language', 'soup', 'repair', 'thanks', 'draft'],
  nijmegen: ['garden', 'language', 'repair', 'thanks'],
  apeldoorn: ['garden', 'coffee', 'soup', 'draft'],
  zutphen: ['garden', 'coffee', 'language', 'soup', 'thanks', 'draft'],
  ede: ['garden', 'language', 'repair', 'thanks'],
  doetinchem: ['garden', 'coffee', 'soup', 'repair', 'draft'],
  oldebroek: ['garden', 'coffee', 'repair', 'thanks'],
  harderwijk: ['garden', 'coffee', 'language', 'soup', 'repair', 'thanks', 'draft'],
  ermelo: ['garden', 'language', 'soup', 'draft'],
}

/** The news of one center; another quarter of the town for each story. */
export function newsOf({ slug, town, name, neighbourhoods }: Place & { slug: CenterSlug }): SeedNews[] {
  return told[slug].map((key, number) => {
    const story = stories[key]!
    const { name: quarter, within } = neighbourhoods[number % neighbourhoods.length]!
    const at = { town, center: name, quarter, within }
    return { ...story, title: story.title(at), intro: story.intro(at), body: story.body(at) }
  })
}
