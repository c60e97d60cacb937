import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** Words of the list of users. */
export const listWords = defineMessages({
  title: { nl: 'Gebruikers', en: 'Users' },
  statuses: { nl: 'Status', en: 'Status' },
  searchByMail: { nl: 'Zoek op naam of e-mail', en: 'Search by name or email' },
  searchByName: { nl: 'Zoek op naam', en: 'Search by name' },
  all: { nl: 'Alle', en: 'All' },
  name: { nl: 'Naam', en: 'Name' },
  role: { nl: 'Rol', en: 'Role' },
  organization: { nl: 'Organisatie', en: 'Organization' },
  status: { nl: 'Status', en: 'Status' },
  lastSeen: { nl: 'Laatst gezien', en: 'Last seen' },
  seen: { nl: 'Gezien', en: 'Seen' },
  added: { nl: 'Lid sinds', en: 'Member since' },
  more: { nl: (f: N) => `en nog ${f.n}`, en: (f: N) => `and ${f.n} more` },
  never: { nl: 'Nog nooit', en: 'Never' },
  week: { nl: 'Deze week', en: 'This week' },
  month: { nl: 'Deze maand', en: 'This month' },
  half_year: { nl: 'Dit halfjaar', en: 'This half year' },
  longer: { nl: 'Langer geleden', en: 'Longer ago' },
  open: { nl: 'Open pagina', en: 'Open page' },
  empty: { nl: 'Hier is nog niemand', en: 'There is nobody here yet' },
  emptyText: { nl: 'Nodig iemand uit, dan staat die hier.', en: 'Invite somebody, and they appear here.' },

  deactivate: { nl: 'Zet uit', en: 'Switch off' },
  deactivateThem: {
    nl: (f: N) => plural('nl', f.n, { one: '1 account uitzetten?', other: `${f.n} accounts uitzetten?` }),
    en: (f: N) => plural('en', f.n, { one: 'Switch 1 account off?', other: `Switch ${f.n} accounts off?` }),
  },
  deactivatedThem: {
    nl: (f: N) => plural('nl', f.n, { one: '1 account staat uit.', other: `${f.n} accounts staan uit.` }),
    en: (f: N) => plural('en', f.n, { one: '1 account is switched off.', other: `${f.n} accounts are switched off.` }),
  },
  activate: { nl: 'Zet aan', en: 'Switch on' },
  activateThem: {
    nl: (f: N) => plural('nl', f.n, { one: '1 account weer aanzetten?', other: `${f.n} accounts weer aanzetten?` }),
    en: (f: N) => plural('en', f.n, { one: 'Switch 1 account on again?', other: `Switch ${f.n} accounts on again?` }),
  },
  activatedThem: {
    nl: (f: N) => plural('nl', f.n, { one: '1 account staat weer aan.', other: `${f.n} accounts staan weer aan.` }),
    en: (f: N) => plural('en', f.n, { one: '1 account is on again.', other: `${f.n} accounts are on again.` }),
  },
  giveRole: { nl: 'Geef rol', en: 'Give role' },
  giveRoleThem: {
    nl: (f: N) => plural('nl', f.n, { one: '1 persoon een rol geven?', other: `${f.n} mensen een rol geven?` }),
    en: (f: N) => plural('en', f.n, { one: 'Give 1 person a role?', other: `Give ${f.n} people a role?` }),
  },
  gaveRole: {
    nl: (f: N) => plural('nl', f.n, { one: '1 persoon heeft de rol.', other: `${f.n} mensen hebben de rol.` }),
    en: (f: N) => plural('en', f.n, { one: '1 person has the role.', other: `${f.n} people have the role.` }),
  },
  chooseRole: { nl: 'Kies een rol', en: 'Choose a role' },
  inviteAgain: { nl: 'Nodig opnieuw uit', en: 'Invite again' },
  inviteThemAgain: {
    nl: (f: N) => plural('nl', f.n, { one: '1 persoon opnieuw uitnodigen?', other: `${f.n} mensen opnieuw uitnodigen?` }),
    en: (f: N) => plural('en', f.n, { one: 'Invite 1 person again?', other: `Invite ${f.n} people again?` }),
  },
  invitedThemAgain: {
    nl: (f: N) => plural('nl', f.n, { one: '1 persoon krijgt de uitnodiging nog een keer.', other: `${f.n} mensen krijgen de uitnodiging nog een keer.` }),
    en: (f: N) => plural('en', f.n, { one: '1 person gets the invitation again.', other: `${f.n} people get the invitation again.` }),
  },
  archive: { nl: 'Archiveer', en: 'Archive' },
  archiveThem: {
    nl: (f: N) => plural('nl', f.n, { one: '1 account archiveren?', other: `${f.n} accounts archiveren?` }),
    en: (f: N) => plural('en', f.n, { one: 'Archive 1 account?', other: `Archive ${f.n} accounts?` }),
  },
  archivedThem: {
    nl: (f: N) => plural('nl', f.n, { one: '1 account is gearchiveerd.', other: `${f.n} accounts zijn gearchiveerd.` }),
    en: (f: N) => plural('en', f.n, { one: '1 account is archived.', other: `${f.n} accounts are archived.` }),
  },
})
