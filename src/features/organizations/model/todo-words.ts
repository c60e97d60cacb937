import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** The to-dos of organizations on the dashboard. */
export const todoWords = defineMessages({
  pending: {
    nl: (f: N) => plural('nl', f.n, { one: '1 organisatie wacht op goedkeuring', other: `${f.n} organisaties wachten op goedkeuring` }),
    en: (f: N) => plural('en', f.n, { one: '1 organization is waiting for approval', other: `${f.n} organizations are waiting for approval` }),
  },
  judge: { nl: 'Beoordeel', en: 'Review' },
  forPage: { nl: 'Zo krijgt jullie pagina meer aandacht', en: 'To make more people notice your page' },
  noVacancies: { nl: 'Plaats een vacature', en: 'Place a vacancy' },
  noVacanciesWhy: { nl: 'Zonder vacature vindt niemand jullie in de vacaturebank.', en: 'Without a vacancy nobody finds you in the search.' },
  noLogo: { nl: 'Zet jullie logo erbij', en: 'Add your logo' },
  noLogoWhy: { nl: 'Mensen herkennen jullie dan meteen.', en: 'People recognize you at once.' },
  shortDescription: { nl: 'Vertel wat meer over jullie', en: 'Say a bit more about yourselves' },
  shortDescriptionWhy: { nl: 'Wat doen jullie, en met wie? Vijf zinnen is genoeg.', en: 'What do you do, and with whom? Five sentences will do.' },
  noContact: { nl: 'Zet een telefoonnummer of e-mailadres erbij', en: 'Add a phone number or an email address' },
  noContactWhy: { nl: 'Sommige mensen bellen liever eerst.', en: 'Some people would rather call first.' },
  oneAdmin: { nl: 'Nodig een tweede beheerder uit', en: 'Invite a second admin' },
  oneAdminWhy: { nl: 'Dan blijft niets liggen als jij er niet bent.', en: 'Then nothing is left waiting when you are away.' },
})
