import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** The page of one vacancy. */
export const showWords = defineMessages({
  breadcrumbs: { nl: 'Kruimelpad', en: 'Breadcrumbs' },
  at: { nl: 'bij', en: 'at' },
  when: { nl: 'Wanneer?', en: 'When?' },
  fromTo: { nl: (f: { from: string; to: string }) => `${f.from} tot ${f.to}`, en: (f: { from: string; to: string }) => `${f.from} to ${f.to}` },
  slotLeft: {
    nl: (f: { left: number }) => plural('nl', f.left, { one: 'Nog 1 plek', other: `Nog ${f.left} plekken` }),
    en: (f: { left: number }) => plural('en', f.left, { one: '1 place left', other: `${f.left} places left` }),
  },
  slotFull: { nl: 'Vol', en: 'Full' },
  slotsFirst: {
    nl: (f: { n: number; first: string }) => `Op ${f.n} datums. De eerste: ${f.first}`,
    en: (f: { n: number; first: string }) => `On ${f.n} dates. The first: ${f.first}`,
  },
  months: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: 'voor ongeveer 1 maand', other: `voor ongeveer ${f.n} maanden` }),
    en: (f: { n: number }) => plural('en', f.n, { one: 'for about 1 month', other: `for about ${f.n} months` }),
  },
  activities: { nl: 'Wat voor werk?', en: 'What kind of work?' },
  targetGroups: { nl: 'Wie help je?', en: 'Whom do you help?' },
  skills: {
    nl: (f: { skills: string }) => `Dit komt van pas: ${f.skills}.`,
    en: (f: { skills: string }) => `This comes in handy: ${f.skills}.`,
  },
  howLong: { nl: 'Voor hoe lang?', en: 'For how long?' },
  fromAge: { nl: (f: { min: number }) => `Je bent ${f.min} jaar of ouder.`, en: (f: { min: number }) => `You are ${f.min} or older.` },
  upToAge: { nl: (f: { max: number }) => `Je bent hooguit ${f.max} jaar.`, en: (f: { max: number }) => `You are ${f.max} at most.` },
  betweenAges: {
    nl: (f: { min: number; max: number }) => `Je bent tussen de ${f.min} en ${f.max} jaar.`,
    en: (f: { min: number; max: number }) => `You are between ${f.min} and ${f.max}.`,
  },
  insured: { nl: 'Je bent verzekerd als je meehelpt', en: 'You are insured while you help' },
  howMuchTime: { nl: 'Hoeveel tijd?', en: 'How much time?' },
  where: { nl: 'Waar?', en: 'Where?' },
  inReturn: { nl: 'Krijg je je kosten terug?', en: 'Expenses paid?' },
  period: { nl: 'Welke periode?', en: 'Which period?' },
  language: { nl: 'Welke taal?', en: 'Which language?' },
  places: { nl: 'Hoeveel plekken?', en: 'How many places?' },
  placesLeft: {
    nl: ({ left, total }: { left: number; total: number }) =>
      total === 1 ? '1 plek' : left === total ? `${total} plekken` : `Nog ${left} van de ${total} plekken vrij`,
    en: ({ left, total }: { left: number; total: number }) =>
      total === 1 ? '1 place' : left === total ? `${total} places` : `${left} of ${total} places left`,
  },
  placesFull: { nl: 'Vol. Je komt op de wachtlijst.', en: 'Full. You will be on the waiting list.' },
  placesMany: { nl: 'Er is altijd plek', en: 'There is always room' },
  reply: { nl: 'Reageren kan tot', en: 'Reply before' },
  placeUnknown: { nl: 'Nog niet ingevuld', en: 'Not filled in yet' },
  fromHome: { nl: 'Vanuit huis', en: 'From home' },
  partlyFromHome: { nl: ({ place }: { place: string }) => `${place}, deels vanuit huis`, en: ({ place }: { place: string }) => `${place}, partly from home` },
  atSomeonesHome: {
    nl: ({ place }: { place: string }) => `Bij iemand thuis in ${place}`,
    en: ({ place }: { place: string }) => `At someone’s home in ${place}`,
  },
  away: {
    nl: ({ km, place }: { km: string; place: string }) => `${km} van ${place}`,
    en: ({ km, place }: { km: string; place: string }) => `${km} from ${place}`,
  },
  expensesNone: { nl: 'Nee, er is geen vergoeding', en: 'No' },
  expensesActual: { nl: 'Ja, de kosten die je maakt', en: 'Yes, the costs you make' },
  expensesAllowance: {
    nl: ({ amount }: { amount: string }) => `Een vergoeding van ${amount} per uur`,
    en: ({ amount }: { amount: string }) => `An allowance of ${amount} an hour`,
  },
  expensesAllowanceUnknown: { nl: 'Een vaste vergoeding', en: 'A fixed allowance' },
  whatYouDo: { nl: 'Wat ga je doen?', en: 'What will you do?' },
  whatWeAsk: { nl: 'Wat vragen we van je?', en: 'What do we ask of you?' },
  whatYouGet: { nl: 'Wat krijg je van ons?', en: 'What do you get from us?' },
  suitsYou: { nl: 'Past dit bij jou?', en: 'Does this suit you?' },
  byBike: {
    nl: ({ place, cycling }: { place: string; cycling: number }) => `Vanaf ${place} ongeveer ${cycling} minuten fietsen.`,
    en: ({ place, cycling }: { place: string; cycling: number }) => `From ${place} about ${cycling} minutes by bike.`,
  },
  byBikeOrOnFoot: {
    nl: ({ place, cycling, walking }: { place: string; cycling: number; walking: number }) =>
      `Vanaf ${place} ongeveer ${cycling} minuten fietsen of ${walking} minuten lopen.`,
    en: ({ place, cycling, walking }: { place: string; cycling: number; walking: number }) =>
      `From ${place} about ${cycling} minutes by bike or ${walking} minutes on foot.`,
  },
  whereFrom: { nl: 'Hoe ver is het voor jou?', en: 'How far is it for you?' },
  workOut: { nl: 'Reken uit', en: 'Work it out' },
  tooFar: {
    nl: ({ place }: { place: string }) => `Vanaf ${place} is het te ver om te fietsen.`,
    en: ({ place }: { place: string }) => `From ${place} it is too far to cycle.`,
  },
  planRoute: { nl: 'Plan je route op OpenStreetMap', en: 'Plan your route on OpenStreetMap' },
  howToGetThere: { nl: 'Zo kom je er', en: 'How to get there' },
  map: { nl: ({ place }: { place: string }) => `Kaart van ${place} en omgeving`, en: ({ place }: { place: string }) => `Map of ${place} and surroundings` },
  onlyDutch: { nl: 'Deze tekst is er alleen in het Nederlands.', en: 'This vacancy is available in Dutch only.' },
  partlyDutch: { nl: 'Een deel van deze tekst is in het Nederlands.', en: 'Part of this text is available in Dutch only.' },
  lookLikeIt: { nl: 'Dit lijkt erop', en: 'More like this' },
  stillDraft: { nl: 'Deze vacature is nog niet af.', en: 'This vacancy is not finished yet.' },
  stillPending: { nl: 'Deze vacature wacht op plaatsing.', en: 'This vacancy is waiting to be published.' },
  notYetText: {
    nl: 'Zo komt die er straks uit te zien. Andere bezoekers zien die nog niet.',
    en: 'This is what it will look like. Other visitors cannot see it yet.',
  },
  closedPaused: { nl: 'Deze plek is even dicht: je kunt je nu niet aanmelden.', en: 'This place is closed for the moment: you cannot apply now.' },
  closedFilled: { nl: 'Deze plek is vergeven: je kunt je niet meer aanmelden.', en: 'This place has been filled: you can no longer apply.' },
  closedExpired: {
    nl: ({ day }: { day: string }) => `Aanmelden kon tot en met ${day}.`,
    en: ({ day }: { day: string }) => `You could apply until ${day}.`,
  },
  closedOver: { nl: 'Deze vacature is gesloten: je kunt je niet meer aanmelden.', en: 'This vacancy is closed: you can no longer apply.' },
  searchAll: { nl: 'Bekijk alle plekken', en: 'See all places' },
  alternatives: { nl: 'Wat dacht je hiervan?', en: 'How about one of these?' },
  doYouLikeIt: { nl: 'Lijkt dit je leuk?', en: 'Do you like the sound of this?' },
  shortMessage: { nl: 'Stuur een kort bericht. Je zit nog nergens aan vast.', en: 'Send a short message. This does not commit you to anything.' },
  apply: { nl: 'Ik wil meedoen', en: 'I want to join in' },
  applyAt: { nl: (f: { name: string }) => `Reageer op de site van ${f.name}`, en: (f: { name: string }) => `Apply on the site of ${f.name}` },
  howToApply: { nl: 'Zo reageer je', en: 'How to apply' },
  onTheirSite: { nl: (f: { name: string }) => `Reageren doe je op de site van ${f.name}.`, en: (f: { name: string }) => `You apply on the site of ${f.name}.` },
  leaving: {
    nl: (f: { host: string }) => `Je gaat naar ${f.host}. Daar gelden hun eigen regels voor je gegevens.`,
    en: (f: { host: string }) => `You are going to ${f.host}. There, their own rules for your data apply.`,
  },
  notHere: {
    nl: (f: { name: string }) => `Via onze site kun je hier niet op reageren: ${f.name} regelt dat zelf. Wij zien niet of je reageert.`,
    en: (f: { name: string }) => `You cannot apply through our site: ${f.name} arranges that itself. We do not see whether you apply.`,
  },
  thenWhat: { nl: 'Wat gebeurt er daarna?', en: 'What happens next?' },
  step1: { nl: ({ name }: { name: string }) => `${name} leest je bericht.`, en: ({ name }: { name: string }) => `${name} reads your message.` },
  step2: {
    nl: ({ days }: { days: number | null }) =>
      days === null
        ? 'Je krijgt antwoord in je mail.'
        : `Je krijgt antwoord in je mail, gewoonlijk binnen ${plural('nl', days, { one: '1 dag', other: `${days} dagen` })}.`,
    en: ({ days }: { days: number | null }) =>
      days === null
        ? 'You get an answer by email.'
        : `You get an answer by email, usually within ${plural('en', days, { one: '1 day', other: `${days} days` })}.`,
  },
  step3: { nl: 'Jullie maken kennis. Dan kies je zelf.', en: 'You meet each other. Then you choose.' },
})
