import { defineMessages } from '#kernel/i18n/messages.ts'

type Of = { title: string; when: string }

export const passOnWords = defineMessages({
  open: { nl: 'Kun je niet meer?', en: 'Can’t you come any more?' },
  openText: { nl: (f: Of) => `Je hebt een plek bij ${f.title}${f.when}.`, en: (f: Of) => `You have a place at ${f.title}${f.when}.` },
  isWaitedFor: { nl: 'Er wacht iemand op een plek.', en: 'Somebody waits for a place.' },
  isLate: {
    nl: 'Het is kort van tevoren. Afzeggen mag nog: dan weet de trainer het.',
    en: 'It is at short notice. You can still cancel: then the trainer knows.',
  },
  passOn: { nl: 'Toch niet, geef de plek door', en: 'Not after all, pass the place on' },
  waiting: { nl: 'Van de wachtlijst af?', en: 'Off the waiting list?' },
  waitingText: { nl: (f: Of) => `Je staat op de wachtlijst van ${f.title}${f.when}.`, en: (f: Of) => `You are on the waiting list of ${f.title}${f.when}.` },
  leaveLine: { nl: 'Haal me van de wachtlijst', en: 'Take me off the waiting list' },
  gone: { nl: 'Je bent afgemeld', en: 'You are no longer registered' },
  goneText: {
    nl: (f: Of) => `Dank je voor het doorgeven. Je plek bij ${f.title} is voor een ander.`,
    en: (f: Of) => `Thank you for telling us. Your place at ${f.title} is for somebody else.`,
  },
  over: { nl: 'Deze workshop is voorbij', en: 'This workshop is over' },
  overText: { nl: (f: Of) => `Bij ${f.title} valt niets meer af te zeggen.`, en: (f: Of) => `There is nothing to cancel at ${f.title} any more.` },
  toWorkshops: { nl: 'Bekijk alle workshops', en: 'See all workshops' },
  at: {
    nl: (f: { day: string; time: string; place: string }) => `, ${f.day} om ${f.time}${f.place ? `, ${f.place}` : ''}`,
    en: (f: { day: string; time: string; place: string }) => `, ${f.day} at ${f.time}${f.place ? `, ${f.place}` : ''}`,
  },
})
