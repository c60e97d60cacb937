import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type Away = { name: string; day: string; substitute: string }

export const absenceWords = defineMessages({
  title: { nl: 'Even weg', en: 'Away for a while' },
  text: {
    nl: 'Zeg wanneer je weg bent en wie dan antwoordt. Wie je schrijft leest dat in het gesprek, en je collega krijgt jouw berichten ook. Op de dag dat je terug bent houdt het vanzelf op.',
    en: 'Say when you are away and who answers then. Whoever writes to you reads so in the conversation, and your colleague gets your news too. It ends by itself on the day you are back.',
  },
  startsOn: { nl: 'Weg vanaf', en: 'Away from' },
  backOn: { nl: 'Weer terug op', en: 'Back on' },
  substitute: { nl: 'Wie antwoordt', en: 'Who answers' },
  choose: { nl: 'Kies een collega', en: 'Choose a colleague' },
  save: { nl: 'Zeg dat je weg bent', en: 'Say that you are away' },
  change: { nl: 'Pas aan', en: 'Change' },
  saved: { nl: 'Het staat genoteerd.', en: 'It has been noted.' },
  back: { nl: 'Ik ben er weer', en: 'I am back' },
  notAfterAll: { nl: 'Ik ga toch niet weg', en: 'I am staying after all' },
  isBack: { nl: 'Fijn, je berichten komen weer alleen bij jou.', en: 'Good, your news comes to you alone again.' },
  youAre: {
    nl: (f: Away) => `Je bent er tot ${f.day} niet; ${f.substitute} antwoordt.`,
    en: (f: Away) => `You are away until ${f.day}; ${f.substitute} answers.`,
  },
  youWillBe: {
    nl: (f: Away & { from: string }) => `Je bent er van ${f.from} tot ${f.day} niet; ${f.substitute} antwoordt dan.`,
    en: (f: Away & { from: string }) => `You are away from ${f.from} until ${f.day}; ${f.substitute} answers then.`,
  },
  isAway: {
    nl: (f: Away) => `${f.name} is er tot ${f.day} niet; ${f.substitute} antwoordt.`,
    en: (f: Away) => `${f.name} is away until ${f.day}; ${f.substitute} answers.`,
  },
  willBe: {
    nl: (f: Away & { from: string }) => `${f.name} is er van ${f.from} tot ${f.day} niet; ${f.substitute} antwoordt dan.`,
    en: (f: Away & { from: string }) => `${f.name} is away from ${f.from} until ${f.day}; ${f.substitute} answers then.`,
  },
  meetingsTitle: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: 'In die tijd heb je een afspraak', other: `In die tijd heb je ${f.n} afspraken` }),
    en: (f: { n: number }) => plural('en', f.n, { one: 'You have an appointment in that time', other: `You have ${f.n} appointments in that time` }),
  },
  meeting: {
    nl: (f: { day: string; time: string; name: string; vacancy: string }) => `${f.day}, ${f.time}: ${f.name}, ${f.vacancy}`,
    en: (f: { day: string; time: string; name: string; vacancy: string }) => `${f.day}, ${f.time}: ${f.name}, ${f.vacancy}`,
  },
  meetingsText: {
    nl: (f: { substitute: string }) => `De vrijwilliger leest dat ${f.substitute} er dan is. Geef de afspraak door, of kies in de aanvraag een andere dag.`,
    en: (f: { substitute: string }) =>
      `The volunteer reads that ${f.substitute} will be there. Hand the appointment over, or choose another day in the application.`,
  },
  meetingsElsewhere: {
    nl: (f: { substitute: string }) => `${f.substitute} werkt niet bij deze organisatie. Kies in de aanvraag een andere dag, of geef hem aan een collega.`,
    en: (f: { substitute: string }) => `${f.substitute} does not work for this organization. Choose another day in the application, or give it to a colleague.`,
  },
  handOver: { nl: (f: { substitute: string }) => `Geef door aan ${f.substitute}`, en: (f: { substitute: string }) => `Hand over to ${f.substitute}` },
  handedOver: { nl: 'De afspraken zijn doorgegeven. Je collega weet ervan.', en: 'The appointments have been handed over. Your colleague knows.' },
  others: { nl: 'Wie er nog meer weg is', en: 'Who else is away' },
  nobody: {
    nl: 'Er is nog geen collega die voor je kan antwoorden. Nodig er eerst een uit.',
    en: 'There is no colleague yet who could answer for you. Invite one first.',
  },
  backBefore: { nl: 'Kies een dag na de dag waarop je weggaat.', en: 'Choose a day after the one you leave on.' },
  backPast: { nl: 'Die dag is al geweest. Kies een dag die nog komt.', en: 'That day is over. Choose one that still comes.' },
  tooLong: { nl: 'Kies een dag binnen een jaar.', en: 'Choose a day within a year.' },
  whoMissing: { nl: 'Kies een collega die voor je antwoordt.', en: 'Choose a colleague who answers for you.' },
  alsoAway: {
    nl: (f: { name: string }) => `${f.name} is dan zelf ook weg. Kies iemand anders.`,
    en: (f: { name: string }) => `${f.name} is away too then. Choose somebody else.`,
  },
})
