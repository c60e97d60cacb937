import { defineMessages } from '#kernel/i18n/messages.ts'

type Amount = { amount: string }

/** Words of what volunteers note of the money they got. */
export const expenseWords = defineMessages({
  title: { nl: 'Vergoedingen', en: 'Allowances and expenses' },
  text: { nl: 'Houd bij wat je krijgt voor je vrijwilligerswerk.', en: 'Keep track of what you get for your volunteer work.' },
  private: {
    nl: ({ center }: { center: string }) => `Alleen jij ziet dit. ${center} niet, en de organisatie ook niet.`,
    en: ({ center }: { center: string }) => `Only you see this. ${center} does not, and the organization does not either.`,
  },
  /* The meter. */
  wholeYear: { nl: ({ year }: { year: number }) => `Heel ${year}`, en: ({ year }: { year: number }) => `All of ${year}` },
  left: { nl: ({ amount }: Amount) => `Nog ${amount} over`, en: ({ amount }: Amount) => `${amount} left` },
  full: { nl: 'Niets meer over', en: 'Nothing left' },
  over: { nl: ({ amount }: Amount) => `${amount} te veel`, en: ({ amount }: Amount) => `${amount} too much` },
  got: { nl: ({ amount }: Amount) => `${amount} gekregen`, en: ({ amount }: Amount) => `${amount} received` },
  ofLimit: {
    nl: ({ amount, limit }: Amount & { limit: string }) => `Je kreeg ${amount}. De grens is ${limit}.`,
    en: ({ amount, limit }: Amount & { limit: string }) => `You got ${amount}. The limit is ${limit}.`,
  },
  unknownLimit: {
    nl: ({ year }: { year: number }) => `Grens voor ${year}: nog niet bevestigd`,
    en: ({ year }: { year: number }) => `Limit for ${year}: not yet confirmed`,
  },
  unknownLimitText: {
    nl: 'Zodra de bedragen vaststaan, zie je hier hoeveel je nog mag krijgen.',
    en: 'Once the amounts are certain, you see here how much you may still get.',
  },
  used: { nl: 'Hoeveel van de grens je hebt gekregen', en: 'How much of the limit you have received' },
  near: { nl: 'Je bent dicht bij de grens.', en: 'You are close to the limit.' },
  fullText: { nl: 'Je zit precies op de grens.', en: 'You are exactly at the limit.' },
  overText: {
    nl: 'Dit is meer dan de grens. Vraag de organisatie of de Belastingdienst wat dit voor jou betekent.',
    en: 'This is more than the limit. Ask the organization or the tax office what this means for you.',
  },
  apart: {
    nl: ({ amount }: Amount) => `Daarnaast kreeg je ${amount} terug voor echte kosten. Die tellen hier niet mee.`,
    en: ({ amount }: Amount) => `You also got ${amount} back for actual costs. They do not count here.`,
  },
  countsCosts: {
    nl: 'Je echte kosten tellen mee bij organisaties waar je ook een vaste vergoeding krijgt.',
    en: 'Your actual costs count at organizations that also give you an allowance.',
  },
  dear: {
    nl: ({ organization, amount, limit }: Amount & { organization: string; limit: string }) =>
      `Bij ${organization} kreeg je ${amount} per uur. De grens is ${limit} per uur.`,
    en: ({ organization, amount, limit }: Amount & { organization: string; limit: string }) =>
      `At ${organization} you got ${amount} an hour. The limit is ${limit} an hour.`,
  },
  dearUnderAge: {
    nl: ({ organization, amount, limit, age }: Amount & { organization: string; limit: string; age: number }) =>
      `Ben je jonger dan ${age} jaar? Bij ${organization} kreeg je ${amount} per uur. Dan is de grens ${limit} per uur.`,
    en: ({ organization, amount, limit, age }: Amount & { organization: string; limit: string; age: number }) =>
      `Are you under ${age}? At ${organization} you got ${amount} an hour. Then the limit is ${limit} an hour.`,
  },
  /* The form. */
  add: { nl: 'Wat kreeg je?', en: 'What did you get?' },
  change: { nl: 'Pas deze vergoeding aan', en: 'Change this amount' },
  month: { nl: 'Maand', en: 'Month' },
  monthAhead: { nl: 'Deze maand is nog niet begonnen.', en: 'This month has not begun yet.' },
  monthWrong: { nl: 'Kies een maand.', en: 'Choose a month.' },
  place: { nl: 'Van wie?', en: 'From whom?' },
  otherPlace: { nl: 'Iets anders', en: 'Something else' },
  organization: { nl: 'Organisatie', en: 'Organization' },
  organizationMissing: { nl: 'Vul in van welke organisatie je dit kreeg.', en: 'Enter which organization you got this from.' },
  kind: { nl: 'Wat voor vergoeding?', en: 'What kind?' },
  kindMissing: { nl: 'Kies wat voor vergoeding het is.', en: 'Choose what kind it is.' },
  allowance: { nl: 'Een vaste vergoeding', en: 'A fixed allowance' },
  allowanceNote: { nl: 'Een bedrag per uur, per keer of per maand', en: 'An amount for an hour, a day or a month' },
  actual: { nl: 'Echte kosten', en: 'Actual costs' },
  actualNote: { nl: 'Met bonnetjes of kilometers, zoals reiskosten', en: 'With receipts or kilometres, such as travel' },
  amount: { nl: 'Bedrag van deze maand', en: 'Amount for this month' },
  amountHint: { nl: 'In euro’s, zoals 12,50', en: 'In euros, such as 12.50' },
  amountWrong: { nl: 'Vul een bedrag in, zoals 12,50.', en: 'Enter an amount, such as 12.50.' },
  hours: { nl: 'Aantal uren', en: 'Number of hours' },
  hoursHint: { nl: 'Dan kijken we ook naar het bedrag per uur', en: 'Then we also look at the amount for an hour' },
  hoursRange: { nl: 'Vul een aantal uren in van 0,25 tot 744.', en: 'Enter a number of hours from 0.25 to 744.' },
  save: { nl: 'Bewaar', en: 'Save' },
  cancel: { nl: 'Toch niet', en: 'Never mind' },
  saved: { nl: ({ amount }: Amount) => `${amount} is opgeschreven.`, en: ({ amount }: Amount) => `${amount} has been noted.` },
  changed: { nl: 'De vergoeding is aangepast.', en: 'The amount has been changed.' },
  gone: { nl: 'Deze vergoeding is er niet meer.', en: 'This amount is no longer there.' },
  /* The list. */
  list: { nl: ({ year }: { year: number }) => `Opgeschreven in ${year}`, en: ({ year }: { year: number }) => `Noted in ${year}` },
  all: { nl: 'Alle', en: 'All' },
  years: { nl: 'Jaar', en: 'Year' },
  empty: { nl: ({ year }: { year: number }) => `Nog niets opgeschreven in ${year}`, en: ({ year }: { year: number }) => `Nothing noted in ${year} yet` },
  emptyText: { nl: 'Begin met de maand die je nog weet.', en: 'Begin with a month that you still know.' },
  sumOfLimit: {
    nl: ({ amount, limit }: Amount & { limit: string }) => `${amount} van ${limit}`,
    en: ({ amount, limit }: Amount & { limit: string }) => `${amount} of ${limit}`,
  },
  hoursCount: { nl: ({ hours }: { hours: string }) => `${hours} uur`, en: ({ hours }: { hours: string }) => `${hours} hours` },
  edit: { nl: 'Pas aan', en: 'Change' },
  editOne: {
    nl: ({ amount, organization }: Amount & { organization: string }) => `Pas aan: ${amount} van ${organization}`,
    en: ({ amount, organization }: Amount & { organization: string }) => `Change ${amount} from ${organization}`,
  },
  remove: { nl: 'Verwijder', en: 'Remove' },
  removeOne: {
    nl: ({ amount, organization }: Amount & { organization: string }) => `Verwijder ${amount} van ${organization}`,
    en: ({ amount, organization }: Amount & { organization: string }) => `Remove ${amount} from ${organization}`,
  },
  removed: { nl: 'De vergoeding is verwijderd.', en: 'The amount has been removed.' },
  pages: { nl: 'Pagina’s met vergoedingen', en: 'Pages of amounts' },
  previous: { nl: 'Vorige', en: 'Previous' },
  next: { nl: 'Volgende', en: 'Next' },
  page: { nl: ({ page }: { page: number }) => `Pagina ${page}`, en: ({ page }: { page: number }) => `Page ${page}` },
  /* How it is counted. */
  rules: { nl: 'Zo tellen we', en: 'How we count' },
  rulesSum: {
    nl: 'Alles wat je krijgt telt samen, ook van verschillende organisaties. Er is een grens per maand en een grens per jaar.',
    en: 'Everything you get counts together, from different organizations too. There is a limit for a month and a limit for a year.',
  },
  rulesAllowance: { nl: 'Een vaste vergoeding telt altijd mee.', en: 'A fixed allowance always counts.' },
  rulesCosts: {
    nl: 'Krijg je van een organisatie alleen je echte kosten terug? Dan tellen die niet mee. Krijg je van die organisatie ook een vaste vergoeding? Dan telt de Belastingdienst je kosten mee, en wij ook.',
    en: 'Does an organization only pay back your actual costs? Then they do not count. Does it also give you an allowance? Then the tax office counts your costs too, and so do we.',
  },
  rulesHour: {
    nl: ({ year, hour, young, age }: { year: number; hour: string; young: string; age: number }) =>
      `Per uur was de grens in ${year} ${hour}. Ben je jonger dan ${age} jaar, dan was het ${young}.`,
    en: ({ year, hour, young, age }: { year: number; hour: string; young: string; age: number }) =>
      `The limit for an hour in ${year} was ${hour}. For people under ${age} it was ${young}.`,
  },
  rulesBenefit: {
    nl: 'Heb je een uitkering? Vraag je gemeente of UWV wat je moet doorgeven.',
    en: 'Do you get benefits? Ask your municipality or UWV what you have to report.',
  },
  rulesElsewhere: {
    nl: 'Help je ook ergens anders? Schrijf die vergoeding hier ook op, dan klopt de som.',
    en: 'Do you help somewhere else too? Note that amount here as well, so that the sum is right.',
  },
  rulesNoAdvice: {
    nl: 'Dit is een hulp bij het tellen, geen advies. De regels lees je bij de Belastingdienst.',
    en: 'This helps you count, it is no advice. The rules are those of the tax office.',
  },
  source: {
    nl: ({ name, day }: { name: string; day: string }) => `Bedragen: ${name}, bekeken op ${day}.`,
    en: ({ name, day }: { name: string; day: string }) => `Amounts: ${name}, read on ${day}.`,
  },
  toRules: { nl: 'Vrijwilligersvergoedingen op belastingdienst.nl', en: 'Volunteer allowances on belastingdienst.nl (in Dutch)' },
  toCosts: { nl: 'Vergoeding en kosten samen op belastingdienst.nl', en: 'Allowance and costs together on belastingdienst.nl (in Dutch)' },
  newWindow: { nl: '(opent in een nieuw venster)', en: '(opens in a new window)' },
})
