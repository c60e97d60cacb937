import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type What = { workshop: string }

export const mailWords = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Dag ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  registeredSubject: { nl: (f: What) => `Je doet mee: ${f.workshop}`, en: (f: What) => `You are in: ${f.workshop}` },
  registeredText: { nl: 'Je hebt een plek. Hieronder staat wanneer en waar het is.', en: 'You have a place. Below is when and where it is.' },
  waitlistedSubject: { nl: (f: What) => `Op de wachtlijst: ${f.workshop}`, en: (f: What) => `On the waiting list: ${f.workshop}` },
  waitlistedText: {
    nl: (f: { number: number }) =>
      `Alle plekken zijn bezet. Je bent nummer ${f.number} op de wachtlijst. Je hoeft nu nog nergens heen: we mailen je zodra er een plek vrij is.`,
    en: (f: { number: number }) =>
      `All places are taken. You are number ${f.number} on the waiting list. You do not have to come yet: we mail you when a place is free.`,
  },
  promotedSubject: { nl: (f: What) => `Er is een plek voor je: ${f.workshop}`, en: (f: What) => `There is a place for you: ${f.workshop}` },
  promotedText: {
    nl: 'Iemand zei af, en jij was aan de beurt. De plek is van jou: je hoeft niets te doen. Kun je niet meer? Geef de plek door met één druk, dan is de volgende aan de beurt.',
    en: 'Somebody cancelled, and it was your turn. The place is yours: you do not have to do anything. Can’t you make it any more? Pass it on with one press, then it is the turn of the next.',
  },
  reminderSubject: {
    nl: (f: What & { days: number }) => (f.days === 1 ? `Morgen: ${f.workshop}` : `Over een week: ${f.workshop}`),
    en: (f: What & { days: number }) => (f.days === 1 ? `Tomorrow: ${f.workshop}` : `In a week: ${f.workshop}`),
  },
  reminderText: {
    nl: 'We zien je daar. Kun je niet? Zeg dan af, dan kan iemand anders mee.',
    en: 'See you there. Can’t you come? Cancel then, so that somebody else can.',
  },
  changedSubject: { nl: (f: What) => `Gewijzigd: ${f.workshop}`, en: (f: What) => `Changed: ${f.workshop}` },
  changedText: { nl: 'Er is iets veranderd aan wanneer of waar het is.', en: 'Something has changed about when or where it is.' },
  moved: {
    nl: (f: { now: string; was: string }) => `Nu: ${f.now}\nDat was: ${f.was}`,
    en: (f: { now: string; was: string }) => `Now: ${f.now}\nIt was: ${f.was}`,
  },
  dropped: { nl: (f: { was: string }) => `Gaat niet door: ${f.was}`, en: (f: { was: string }) => `Will not take place: ${f.was}` },
  added: { nl: (f: { now: string }) => `Erbij gekomen: ${f.now}`, en: (f: { now: string }) => `Added: ${f.now}` },
  cancelledSubject: { nl: (f: What) => `Gaat niet door: ${f.workshop}`, en: (f: What) => `Will not take place: ${f.workshop}` },
  cancelledText: { nl: 'Deze workshop gaat niet door.', en: 'This workshop will not take place.' },
  tooFewText: { nl: 'Deze workshop gaat niet door: er waren te weinig mensen.', en: 'This workshop will not take place: there were too few people.' },
  reason: { nl: (f: { reason: string }) => `Waarom: ${f.reason}`, en: (f: { reason: string }) => `Why: ${f.reason}` },
  leftSubject: {
    nl: (f: What & { person: string }) => `${f.person} zegde af: ${f.workshop}`,
    en: (f: What & { person: string }) => `${f.person} cancelled: ${f.workshop}`,
  },
  leftText: { nl: 'De plek gaat vanzelf naar wie op de wachtlijst staat.', en: 'The place goes to whoever is on the waiting list by itself.' },
  leftLateText: {
    nl: 'Het is kort van tevoren. De plek gaat alleen vanzelf naar wie op het laatste moment nog mee wil. Geef hem anders zelf aan iemand.',
    en: 'It is at short notice. The place only goes by itself to whoever still wants to come at the last moment. Give it to somebody yourself otherwise.',
  },
  messageSubject: { nl: (f: What) => `Bericht over ${f.workshop}`, en: (f: What) => `Message about ${f.workshop}` },
  messageText: {
    nl: (f: { host: string }) => `${f.host} schrijft aan iedereen die meedoet:`,
    en: (f: { host: string }) => `${f.host} writes to everybody who takes part:`,
  },
  answer: { nl: 'Lees en antwoord', en: 'Read and answer' },
  evaluateSubject: { nl: (f: What) => `Hoe was ${f.workshop}?`, en: (f: What) => `How was ${f.workshop}?` },
  evaluateText: {
    nl: 'Je was erbij. Wat vond je goed, en wat kan beter? Antwoord op deze mail: wij lezen het.',
    en: 'You were there. What was good, and what could be better? Answer this mail: we read it.',
  },
  minDueSubject: {
    nl: (f: What & { short: number }) => `Nog ${f.short} nodig: ${f.workshop}`,
    en: (f: What & { short: number }) => `${f.short} more needed: ${f.workshop}`,
  },
  minDueText: {
    nl: (f: { taken: number; min: number; day: string }) =>
      `Er ${plural('nl', f.taken, { one: 'is 1 plek', other: `zijn ${f.taken} plekken` })} bezet, en ${f.min} zijn er nodig. Aanmelden kan tot en met ${f.day}. Daarna gaat de workshop vanzelf niet door. Gaat hij toch door? Druk dan op ‘Gaat toch door’.`,
    en: (f: { taken: number; min: number; day: string }) =>
      `${plural('en', f.taken, { one: '1 place is', other: `${f.taken} places are` })} taken, and ${f.min} are needed. Registration is open up to ${f.day}. After that the workshop is cancelled by itself. Does it go ahead all the same? Press ‘Goes ahead’.`,
  },
  presenceDueSubject: { nl: (f: What) => `Wie was er bij ${f.workshop}?`, en: (f: What) => `Who was at ${f.workshop}?` },
  presenceDueText: {
    nl: 'De workshop is geweest. Geef aan wie er was: daarna krijgt wie er alle keren was het bewijs.',
    en: 'The workshop is over. Say who was there: then whoever was at all sessions gets the certificate.',
  },
  presenceLastText: {
    nl: 'Nog niet iedereen is aangevinkt. Wie over een week nog open staat, geldt als afwezig.',
    en: 'Not everybody is marked yet. Whoever is still open in a week counts as absent.',
  },
  when: { nl: 'Wanneer', en: 'When' },
  whenNumbered: { nl: (f: { n: number }) => `Keer ${f.n}`, en: (f: { n: number }) => `Session ${f.n}` },
  trainer: { nl: 'Met', en: 'With' },
  price: { nl: 'Kosten', en: 'Price' },
  questions: { nl: 'Vragen?', en: 'Questions?' },
  call: { nl: (f: { host: string; phone: string }) => `Bel ${f.host}: ${f.phone}`, en: (f: { host: string; phone: string }) => `Call ${f.host}: ${f.phone}` },
  calendarIsNot: { nl: 'Uit je agenda halen is niet afmelden.', en: 'Taking it out of your calendar is not cancelling.' },
  session: {
    nl: (f: { day: string; from: string; to: string; place: string }) => `${f.day}, ${f.from} tot ${f.to}${f.place ? `, ${f.place}` : ''}`,
    en: (f: { day: string; from: string; to: string; place: string }) => `${f.day}, ${f.from} to ${f.to}${f.place ? `, ${f.place}` : ''}`,
  },
  online: { nl: (f: { url: string }) => `online: ${f.url}`, en: (f: { url: string }) => `online: ${f.url}` },
  toWorkshop: { nl: 'Bekijk de workshop', en: 'See the workshop' },
  passOn: { nl: 'Toch niet, geef de plek door', en: 'Not after all, pass the place on' },
  leaveLine: { nl: 'Haal me van de wachtlijst', en: 'Take me off the waiting list' },
  cannot: { nl: 'Ik kan niet', en: 'I cannot come' },
  goesAhead: { nl: 'Bekijk de workshop', en: 'See the workshop' },
  mark: { nl: 'Geef aan wie er was', en: 'Say who was there' },
  why: { nl: 'Je krijgt deze mail omdat je je aanmeldde voor deze workshop.', en: 'You get this mail because you registered for this workshop.' },
  whyStaff: { nl: 'Je krijgt deze mail omdat je voor deze workshop zorgt.', en: 'You get this mail because you look after this workshop.' },
})
