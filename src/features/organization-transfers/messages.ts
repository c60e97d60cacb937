import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type C = { center: string }
type N = { n: number }

export const messages = defineMessages({
  organizations: { nl: 'Organisaties', en: 'Organizations' },
  title: { nl: 'Organisatie verhuizen', en: 'Move organization' },
  titleOf: { nl: (f: { name: string }) => `${f.name} verhuizen`, en: (f: { name: string }) => `Move ${f.name}` },
  intro: {
    nl: (f: { name: string }) => `${f.name} kan verder bij een andere centrale van deze website. Dat gebeurt als beide centrales het goed vinden.`,
    en: (f: { name: string }) => `${f.name} can go on with another center of this website. It moves when both centers agree.`,
  },
  where: { nl: 'Naar welke centrale?', en: 'To which center?' },
  choose: { nl: 'Kies een centrale', en: 'Choose a center' },
  why: { nl: 'Waarom?', en: 'Why?' },
  whyMissing: { nl: 'Schrijf waarom.', en: 'Write why.' },
  whyHint: { nl: 'Beide centrales lezen dit.', en: 'Both centers read this.' },
  request: { nl: 'Vraag verhuizing aan', en: 'Ask to move' },
  again: { nl: 'Vraag een nieuwe verhuizing aan', en: 'Ask for another move' },
  submitting: { nl: 'Bezig…', en: 'Working…' },
  noCenters: { nl: 'Er is geen andere centrale', en: 'There is no other center' },
  noCentersText: { nl: 'Deze website heeft één vrijwilligerscentrale.', en: 'This website has one volunteer center.' },
  cannot: { nl: 'Deze organisatie kan nu niet verhuizen', en: 'This organization cannot move now' },
  cannotText: { nl: 'Alleen een goedgekeurde organisatie kan verhuizen.', en: 'Only an approved organization can move.' },
  ownCenterText: { nl: 'Dit is jullie eigen organisatie.', en: 'This is your own organization.' },

  waiting: {
    nl: (f: N) => plural('nl', f.n, { one: '1 organisatie wil verhuizen', other: `${f.n} organisaties willen verhuizen` }),
    en: (f: N) => plural('en', f.n, { one: '1 organization would like to move', other: `${f.n} organizations would like to move` }),
  },
  fromTo: {
    nl: (f: { from: string; to: string }) => `Van ${f.from} naar ${f.to}`,
    en: (f: { from: string; to: string }) => `From ${f.from} to ${f.to}`,
  },

  wants: { nl: (f: C) => `Wil naar ${f.center}`, en: (f: C) => `Would like to go to ${f.center}` },
  moved: { nl: (f: C) => `Verhuisd naar ${f.center}`, en: (f: C) => `Moved to ${f.center}` },
  refused: { nl: 'De verhuizing gaat niet door', en: 'The move will not happen' },
  withdrawn: { nl: 'De aanvraag is ingetrokken', en: 'The request was withdrawn' },
  from: { nl: 'Van', en: 'From' },
  to: { nl: 'Naar', en: 'To' },
  kind: { nl: 'Soort', en: 'Kind' },
  place: { nl: 'Plaats', en: 'Place' },
  since: { nl: 'Gevraagd op', en: 'Asked on' },
  refusal: { nl: 'Waarom niet', en: 'Why not' },
  agrees: { nl: (f: C) => `${f.center} gaat akkoord`, en: (f: C) => `${f.center} agrees` },
  undecided: { nl: (f: C) => `${f.center} moet nog beslissen`, en: (f: C) => `${f.center} has yet to decide` },
  accept: { nl: 'Ga akkoord', en: 'Agree' },
  acceptLast: { nl: 'Ga akkoord en verhuis nu', en: 'Agree and move now' },
  acceptLastText: {
    nl: 'De andere centrale is al akkoord. De organisatie verhuist meteen.',
    en: 'The other center has agreed already. The organization moves at once.',
  },
  refuse: { nl: 'Wijs af', en: 'Refuse' },
  whyNot: { nl: 'Waarom kan het niet?', en: 'Why not?' },
  whyNotHint: { nl: 'De organisatie leest dit in een mail.', en: 'The organization reads this in a mail.' },
  withdraw: { nl: 'Trek aanvraag in', en: 'Withdraw the request' },

  // Confirmations of the actions.
  requestDone: { nl: 'Verhuizing aangevraagd. Wie erover beslist, krijgt een mail.', en: 'Move asked for. Those who decide get a mail.' },
  acceptDone: { nl: 'Je gaat akkoord.', en: 'You have agreed.' },
  refuseDone: { nl: 'Afgewezen. Wie het vroeg leest waarom in een mail.', en: 'Refused. Who asked reads why in a mail.' },
  withdrawDone: { nl: 'De aanvraag is ingetrokken.', en: 'The request has been withdrawn.' },
  goes: { nl: 'Dit gaat mee', en: 'This goes along' },
  stays: { nl: 'Dit blijft hier', en: 'This stays here' },
  staysAt: { nl: (f: C) => `Dit blijft bij ${f.center}`, en: (f: C) => `This stays with ${f.center}` },
  goesPage: { nl: 'Naam, tekst, foto’s en adres', en: 'Name, text, pictures and address' },
  goesVacancies: {
    nl: (f: N) => plural('nl', f.n, { one: '1 vacature, zoals die nu is', other: `${f.n} vacatures, zoals ze nu zijn` }),
    en: (f: N) => plural('en', f.n, { one: '1 vacancy, as it is now', other: `${f.n} vacancies, as they are now` }),
  },
  goesVacanciesPlain: { nl: 'Vacatures, zoals ze nu zijn', en: 'Vacancies, as they are now' },
  goesPeople: {
    nl: (f: N) => plural('nl', f.n, { one: '1 medewerker met zijn rol', other: `${f.n} medewerkers met hun rol` }),
    en: (f: N) => plural('en', f.n, { one: '1 person with their role', other: `${f.n} people with their roles` }),
  },
  goesPeoplePlain: { nl: 'Medewerkers met hun rol', en: 'People with their roles' },
  staysApplications: { nl: 'Afgeronde aanvragen van vrijwilligers', en: 'Finished applications of volunteers' },
  staysTalks: { nl: 'Gesprekken en mails', en: 'Conversations and mails' },
  staysHistory: { nl: 'Wat er tot nu toe gebeurde', en: 'What has happened until now' },
  openFirst: {
    nl: (f: N) =>
      plural('nl', f.n, {
        one: 'Er is nog 1 lopende aanvraag. Rond die af, dan kan de verhuizing doorgaan.',
        other: `Er zijn nog ${f.n} lopende aanvragen. Rond die af, dan kan de verhuizing doorgaan.`,
      }),
    en: (f: N) =>
      plural('en', f.n, {
        one: 'There is still 1 running application. Finish it, then the move can go on.',
        other: `There are still ${f.n} running applications. Finish them, then the move can go on.`,
      }),
  },
  seeApplications: { nl: 'Bekijk aanvragen', en: 'See applications' },
})
