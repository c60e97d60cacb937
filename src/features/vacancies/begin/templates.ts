import type { Locale } from '#kernel/i18n/messages.ts'
import type { TileCode } from '#features/organizations/model/theme-tiles.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import type { Commitment, LocationMode, requirementCodes, supportKinds, TargetGroup, TemplateId } from '#features/vacancies/model/states.ts'

/** The text of a template in one language; its name is in `template-names.ts`. The writer fills in what is in square brackets. */
export type TemplateText = {
  title: string
  summary: string
  description: string
  tasks: readonly string[]
  rewards: readonly string[]
}

/** A template for a vacancy that many organizations need: the editor fills an empty draft with its text and choices. */
export type VacancyTemplate = {
  id: TemplateId
  text: Readonly<Record<Locale, TemplateText>>
  themes: readonly Theme[]
  targetGroups: readonly TargetGroup[]
  /** Set where the tile of its first theme would not show what the work is. */
  tile?: TileCode
  commitment: Commitment
  locationMode: LocationMode
  hoursPerWeekMin: number | null
  hoursPerWeekMax: number | null
  requirements: readonly (typeof requirementCodes)[number][]
  supportOffered: readonly (typeof supportKinds)[number][]
  expenses: 'none' | 'actual'
}

/** An organization reuses its own earlier vacancies with PUT /vacancies/{id}/duplicate instead. */
export const vacancyTemplates: readonly VacancyTemplate[] = [
  {
    id: 'companion',
    text: {
      nl: {
        title: 'Gezelschap voor [naam]',
        summary: 'Kom een uurtje langs voor koffie, een praatje of een wandeling.',
        description:
          'Een oudere bij jou in de buurt is vaak alleen en vindt het fijn als er iemand langskomt. Je drinkt samen koffie, doet een spelletje of maakt een ommetje. Wat jullie doen, spreek je samen af.\n\nDe eerste keer gaat [naam van de begeleider] met je mee. Daarna kun je altijd bellen als je iets wilt vragen.',
        tasks: ['Samen koffie drinken en praten', 'Een wandeling maken of een spelletje doen', 'Vertellen als je ziet dat het niet goed gaat'],
        rewards: ['Een vaste begeleider', 'Je reiskosten terug', 'Twee keer per jaar een etentje met alle vrijwilligers'],
      },
      en: {
        title: 'Company for [name]',
        summary: 'Come by for an hour of coffee, a chat or a walk.',
        description:
          'An older person in your neighbourhood is often alone and would be glad to see somebody. You have coffee together, play a game or take a walk. What you do is up to the two of you.\n\nThe first time [name of the guide] comes with you. After that you can always call when you have a question.',
        tasks: ['Having coffee and a chat', 'Taking a walk or playing a game', 'Telling us when you see that things go badly'],
        rewards: ['Somebody to turn to', 'Your travel expenses', 'A meal with all volunteers twice a year'],
      },
    },
    themes: ['elderly'],
    targetGroups: ['older_people'],
    commitment: 'recurring',
    locationMode: 'at_home_of_client',
    hoursPerWeekMin: 1,
    hoursPerWeekMax: 2,
    requirements: ['vog'],
    supportOffered: ['induction', 'fixed_contact'],
    expenses: 'actual',
  },
  {
    id: 'language_buddy',
    text: {
      nl: {
        title: 'Taalmaatje voor iemand die Nederlands leert',
        summary: 'Oefen samen Nederlands: in gesprek, bij de winkel of met een krant.',
        description:
          'Iemand die nog niet lang in Nederland woont, wil graag vaker Nederlands praten. Jullie spreken elke week af, bijvoorbeeld in de bibliotheek of bij een van jullie thuis. Je hoeft geen les te geven: praten over gewone dingen is genoeg.\n\nJe krijgt eerst een korte training en een map met ideeën. [Naam van de begeleider] brengt jullie bij elkaar en belt na een maand hoe het gaat.',
        tasks: ['Elke week samen Nederlands praten', 'Samen een brief lezen of iets opzoeken', 'Laten zien hoe dingen hier gaan'],
        rewards: ['Een korte training', 'Materiaal om mee te oefenen', 'Avonden met andere taalmaatjes'],
      },
      en: {
        title: 'Language buddy for somebody who learns Dutch',
        summary: 'Practise Dutch together: in a chat, at the shops or with a newspaper.',
        description:
          'Somebody who has not lived in the Netherlands for long wants to speak Dutch more often. You meet every week, for example in the library or at home. You do not have to teach: talking about everyday things is enough.\n\nYou get a short training first and a folder of ideas. [Name of the guide] introduces you to each other and calls after a month to hear how it goes.',
        tasks: ['Speaking Dutch together every week', 'Reading a letter or looking something up together', 'Showing how things work here'],
        rewards: ['A short training', 'Material to practise with', 'Evenings with other language buddies'],
      },
    },
    themes: ['language'],
    targetGroups: ['newcomers'],
    commitment: 'recurring',
    locationMode: 'on_site',
    hoursPerWeekMin: 1,
    hoursPerWeekMax: 2,
    requirements: ['training'],
    supportOffered: ['training', 'fixed_contact'],
    expenses: 'actual',
  },
  {
    id: 'driver',
    text: {
      nl: {
        title: 'Chauffeur voor [waarheen]',
        summary: 'Breng mensen die niet zelf kunnen reizen waar ze moeten zijn.',
        description:
          'Veel mensen komen hun huis niet uit omdat de bus te ver weg stopt. Jij haalt hen thuis op, rijdt hen naar hun afspraak en brengt hen weer terug. Je rijdt in onze auto, of in die van jezelf.\n\n[Naam van de begeleider] plant de ritten en rijdt de eerste keer met je mee. Jij zegt op welke dagen je kunt.',
        tasks: ['Mensen thuis ophalen en terugbrengen', 'Helpen bij het in- en uitstappen', 'De ritten bijhouden'],
        rewards: ['Een vergoeding voor elke kilometer', 'Een verzekering voor jou en wie meerijdt'],
      },
      en: {
        title: 'Driver to [where to]',
        summary: 'Take people who cannot travel by themselves to where they need to be.',
        description:
          'Many people do not get out because the bus stops too far away. You pick them up, drive them to their appointment and take them home again. You drive our car, or your own.\n\n[Name of the guide] plans the rides and comes along the first time. You say on which days you can.',
        tasks: ['Picking people up and taking them home', 'Helping them in and out of the car', 'Keeping a note of the rides'],
        rewards: ['A compensation for every kilometre', 'Insurance for you and your passengers'],
      },
    },
    themes: ['elderly', 'care'],
    targetGroups: ['older_people', 'disability'],
    tile: 'driving',
    commitment: 'flexible',
    locationMode: 'on_site',
    hoursPerWeekMin: 2,
    hoursPerWeekMax: 4,
    requirements: ['driving_licence'],
    supportOffered: ['induction', 'fixed_contact'],
    expenses: 'actual',
  },
  {
    id: 'board_member',
    text: {
      nl: {
        title: 'Bestuurslid voor [organisatie]',
        summary: 'Denk mee over waar we naartoe gaan, een paar uur per week.',
        description:
          'Ons bestuur zoekt iemand die meedenkt en meedoet. We vergaderen één keer per maand, meestal in de avond. Daartussen heeft ieder een paar taken, zoals het geld, de vrijwilligers of het contact met de gemeente. Wat bij je past, kiezen we samen.\n\nJe loopt eerst een paar vergaderingen mee. [Naam van de voorzitter] vertelt je alles wat je wilt weten.',
        tasks: ['Elke maand meevergaderen', 'Een eigen taak, die je zelf mee kiest', 'De organisatie vertegenwoordigen'],
        rewards: ['Ervaring met besturen', 'Een cursus als je dat wilt', 'De kosten die je maakt terug'],
      },
      en: {
        title: 'Board member for [organization]',
        summary: 'Help us decide where we are going, a few hours a week.',
        description:
          'Our board is looking for somebody who thinks along and lends a hand. We meet once a month, mostly in the evening. In between everybody has a few tasks, such as the money, the volunteers or the contact with the town. We choose together what suits you.\n\nYou join a few meetings first. [Name of the chair] tells you all you want to know.',
        tasks: ['Meeting every month', 'A task of your own, that you help choose', 'Speaking for the organization'],
        rewards: ['Experience in running an organization', 'A course if you like', 'The costs you make'],
      },
    },
    themes: ['neighbourhood'],
    targetGroups: [],
    tile: 'board',
    commitment: 'recurring',
    locationMode: 'hybrid',
    hoursPerWeekMin: 2,
    hoursPerWeekMax: 4,
    requirements: [],
    supportOffered: ['induction', 'team'],
    expenses: 'actual',
  },
  {
    id: 'handy_person',
    text: {
      nl: {
        title: 'Klusser voor kleine klussen in de buurt',
        summary: 'Help buurtgenoten met een lamp, een plankje of de tuin.',
        description:
          'Een lamp ophangen, een lekkende kraan, een heg die te hoog is: voor veel mensen zijn het klussen die blijven liggen. Jij komt langs en lost het op. Je kiest zelf welke klussen je doet en wanneer.\n\n[Naam van de begeleider] belt je als er een klus is die bij je past en gaat de eerste keer mee. Voor grote klussen sturen we een vakman.',
        tasks: ['Kleine klussen in huis of tuin', 'Afspreken wanneer je komt', 'Zeggen wanneer een klus te groot is'],
        rewards: ['Gereedschap te leen', 'De kosten die je maakt terug', 'Een verzekering'],
      },
      en: {
        title: 'Handy person for small jobs nearby',
        summary: 'Help neighbours with a lamp, a shelf or the garden.',
        description:
          'Hanging a lamp, a dripping tap, a hedge that is too high: for many people these are jobs that never get done. You come by and solve it. You choose which jobs you do, and when.\n\n[Name of the guide] calls you when there is a job that suits you and comes along the first time. For big jobs we send a professional.',
        tasks: ['Small jobs in house or garden', 'Agreeing on when you come', 'Saying when a job is too big'],
        rewards: ['Tools on loan', 'The costs you make', 'Insurance'],
      },
    },
    themes: ['neighbourhood', 'housing'],
    targetGroups: ['older_people', 'disability'],
    commitment: 'flexible',
    locationMode: 'at_home_of_client',
    hoursPerWeekMin: 1,
    hoursPerWeekMax: 3,
    requirements: [],
    supportOffered: ['induction', 'fixed_contact'],
    expenses: 'actual',
  },
  {
    id: 'host',
    text: {
      nl: {
        title: 'Gastvrouw of gastheer in [plek]',
        summary: 'Ontvang bezoekers, schenk koffie en maak het gezellig.',
        description:
          'Wie bij ons binnenkomt, wil zich welkom voelen. Jij zegt gedag, schenkt koffie en maakt een praatje. Soms wijs je iemand de weg, soms dek je de tafel voor een groep. Je werkt altijd samen met een ander.\n\n[Naam van de begeleider] werkt je in en is er elke keer bij. Je kiest een vast dagdeel.',
        tasks: ['Bezoekers ontvangen', 'Koffie en thee schenken', 'Klaarzetten en opruimen'],
        rewards: ['Een gezellig team', 'Koffie, thee en een lunch', 'De kosten die je maakt terug'],
      },
      en: {
        title: 'Host at [place]',
        summary: 'Welcome visitors, pour coffee and make it a good place to be.',
        description:
          'Whoever comes in wants to feel welcome. You say hello, pour coffee and have a chat. Sometimes you show somebody the way, sometimes you lay the table for a group. You always work with somebody else.\n\n[Name of the guide] shows you around and is there every time. You choose a set time.',
        tasks: ['Welcoming visitors', 'Pouring coffee and tea', 'Setting up and tidying away'],
        rewards: ['A good team', 'Coffee, tea and lunch', 'The costs you make'],
      },
    },
    themes: ['neighbourhood'],
    targetGroups: [],
    tile: 'hosting',
    commitment: 'recurring',
    locationMode: 'on_site',
    hoursPerWeekMin: 3,
    hoursPerWeekMax: 4,
    requirements: [],
    supportOffered: ['induction', 'team', 'meal'],
    expenses: 'actual',
  },
]
