import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { name: string }
type Placed = { role: string; where: string }

/** Words of the staff's screens about people. */
export const staffWords = defineMessages({
  users: { nl: 'Gebruikers', en: 'Users' },
  add: { nl: 'Gebruiker toevoegen', en: 'Add user' },
  facts: { nl: 'Gegevens', en: 'Details' },
  email: { nl: 'E-mail', en: 'Email' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  language: { nl: 'Taal', en: 'Language' },
  dutch: { nl: 'Nederlands', en: 'Dutch' },
  english: { nl: 'Engels', en: 'English' },
  since: { nl: 'Lid sinds', en: 'Member since' },
  invitedOn: { nl: 'Uitgenodigd', en: 'Invited' },
  lastSeen: { nl: 'Gezien', en: 'Last seen' },
  never: { nl: 'nog nooit', en: 'never' },
  elsewhere: {
    nl: (f: Named) => `${f.name} hoort ook bij een andere vrijwilligerscentrale. Daarom kun je dit account niet uitzetten.`,
    en: (f: Named) => `${f.name} also belongs to another volunteer center. That is why you cannot switch this account off.`,
  },
  goneOn: {
    nl: (f: { day: string }) => `Gearchiveerd. Tot ${f.day} kun je dit account nog terughalen. Daarna wissen we de gegevens.`,
    en: (f: { day: string }) => `Archived. You can bring this account back until ${f.day}. After that we erase the details.`,
  },

  roles: { nl: 'Rollen', en: 'Roles' },
  noRoles: { nl: 'Nog geen rol.', en: 'No role yet.' },
  takeRole: { nl: 'Neem weg', en: 'Take away' },
  takeRoleOf: { nl: (f: Placed) => `Neem weg: ${f.role} bij ${f.where}`, en: (f: Placed) => `Take away: ${f.role} at ${f.where}` },
  takeRoleAsk: { nl: (f: { role: string }) => `De rol ${f.role} wegnemen?`, en: (f: { role: string }) => `Take the role ${f.role} away?` },
  takeRoleText: {
    nl: (f: Named & { where: string }) => `${f.name} kan dan niets meer doen voor ${f.where} met deze rol, en krijgt een e-mail.`,
    en: (f: Named & { where: string }) => `${f.name} can then do nothing more for ${f.where} with this role, and gets an email.`,
  },
  takeRoleYes: { nl: 'Ja, neem weg', en: 'Yes, take away' },
  roleTaken: {
    nl: (f: Named & { role: string }) => `${f.name} is geen ${f.role} meer.`,
    en: (f: Named & { role: string }) => `${f.name} is no longer ${f.role}.`,
  },
  addRole: { nl: 'Rol toevoegen', en: 'Add role' },
  back: { nl: 'Nee, ga terug', en: 'No, go back' },

  acts: { nl: 'Wat je kunt doen', en: 'What you can do' },
  edit: { nl: 'Bewerk', en: 'Edit' },
  resend: { nl: 'Stuur de uitnodiging opnieuw', en: 'Send the invitation again' },
  resendNote: { nl: 'Dit kan één keer in de 5 minuten.', en: 'Once in 5 minutes.' },
  resent: { nl: (f: Named) => `${f.name} krijgt de uitnodiging opnieuw.`, en: (f: Named) => `${f.name} gets the invitation again.` },

  signInAs: { nl: (f: Named) => `Log in als ${f.name}`, en: (f: Named) => `Sign in as ${f.name}` },
  signInAsAsk: { nl: (f: Named) => `Inloggen als ${f.name}?`, en: (f: Named) => `Sign in as ${f.name}?` },
  signInAsText: {
    nl: (f: Named) => `Je ziet dan hoogstens een uur wat ${f.name} ziet. ${f.name} krijgt hierover een e-mail, en het staat in de geschiedenis.`,
    en: (f: Named) => `For an hour at most you see what ${f.name} sees. ${f.name} gets an email about it, and it stands in the history.`,
  },
  signInAsYes: { nl: 'Ja, log in', en: 'Yes, sign in' },

  endSessions: { nl: 'Log overal uit', en: 'Sign out everywhere' },
  endSessionsAsk: { nl: (f: Named) => `${f.name} overal uitloggen?`, en: (f: Named) => `Sign ${f.name} out everywhere?` },
  endSessionsText: {
    nl: (f: Named) => `Dit helpt bij een kwijtgeraakte telefoon of een gedeelde computer. ${f.name} krijgt een e-mail en kan gewoon weer inloggen.`,
    en: (f: Named) => `This helps with a lost phone or a shared computer. ${f.name} gets an email and can simply sign in again.`,
  },
  endSessionsYes: { nl: 'Ja, log uit', en: 'Yes, sign out' },
  sessionsEnded: { nl: (f: Named) => `${f.name} is overal uitgelogd.`, en: (f: Named) => `${f.name} is signed out everywhere.` },

  deactivate: { nl: 'Zet account uit', en: 'Switch account off' },
  deactivateAsk: { nl: (f: Named) => `Het account van ${f.name} uitzetten?`, en: (f: Named) => `Switch the account of ${f.name} off?` },
  deactivateText: {
    nl: (f: Named) => `${f.name} wordt overal uitgelogd, kan niet meer inloggen en krijgt een e-mail. Je kunt het account later weer aanzetten.`,
    en: (f: Named) => `${f.name} is signed out everywhere, can no longer sign in and gets an email. You can switch the account on again later.`,
  },
  deactivateYes: { nl: 'Ja, zet uit', en: 'Yes, switch off' },
  deactivated: { nl: (f: Named) => `Het account van ${f.name} staat uit.`, en: (f: Named) => `The account of ${f.name} is switched off.` },

  activate: { nl: 'Zet account aan', en: 'Switch account on' },
  activateAsk: { nl: (f: Named) => `Het account van ${f.name} weer aanzetten?`, en: (f: Named) => `Switch the account of ${f.name} on again?` },
  activateText: {
    nl: (f: Named) => `${f.name} kan dan weer inloggen en krijgt een e-mail.`,
    en: (f: Named) => `${f.name} can then sign in again and gets an email.`,
  },
  activateYes: { nl: 'Ja, zet aan', en: 'Yes, switch on' },
  activated: { nl: (f: Named) => `Het account van ${f.name} staat weer aan.`, en: (f: Named) => `The account of ${f.name} is on again.` },

  archive: { nl: 'Archiveer account', en: 'Archive account' },
  archiveAsk: { nl: (f: Named) => `Het account van ${f.name} archiveren?`, en: (f: Named) => `Archive the account of ${f.name}?` },
  archiveText: {
    nl: (f: Named) =>
      `${f.name} wordt overal uitgelogd en krijgt een e-mail. Je kunt het account nog 30 dagen terughalen. Daarna wissen we de naam, het adres en wat ${f.name} schreef.`,
    en: (f: Named) =>
      `${f.name} is signed out everywhere and gets an email. You can bring the account back for 30 days. After that we erase the name, the address and what ${f.name} wrote.`,
  },
  archiveYes: { nl: 'Ja, archiveer', en: 'Yes, archive' },
  archived: { nl: (f: Named) => `Het account van ${f.name} is gearchiveerd.`, en: (f: Named) => `The account of ${f.name} is archived.` },

  withdraw: { nl: 'Trek de uitnodiging in', en: 'Withdraw the invitation' },
  withdrawAsk: { nl: (f: Named) => `De uitnodiging van ${f.name} intrekken?`, en: (f: Named) => `Withdraw the invitation of ${f.name}?` },
  withdrawText: {
    nl: (f: Named) => `De link in de e-mail werkt dan niet meer, en dat laten we ${f.name} weten. Later kun je opnieuw uitnodigen.`,
    en: (f: Named) => `The link in the email then no longer works, and we let ${f.name} know. You can invite again later.`,
  },
  withdrawYes: { nl: 'Ja, trek in', en: 'Yes, withdraw' },
  withdrawn: { nl: (f: Named) => `De uitnodiging van ${f.name} is ingetrokken.`, en: (f: Named) => `The invitation of ${f.name} is withdrawn.` },

  restore: { nl: 'Haal account terug', en: 'Bring account back' },
  restoreAsk: { nl: (f: Named) => `Het account van ${f.name} terughalen?`, en: (f: Named) => `Bring the account of ${f.name} back?` },
  restoreText: {
    nl: (f: Named) => `${f.name} kan dan weer inloggen, met dezelfde rollen, en krijgt een e-mail.`,
    en: (f: Named) => `${f.name} can then sign in again, with the same roles, and gets an email.`,
  },
  restoreYes: { nl: 'Ja, haal terug', en: 'Yes, bring back' },

  remove: { nl: (f: { where: string }) => `Haal weg bij ${f.where}`, en: (f: { where: string }) => `Take away from ${f.where}` },
  removeAsk: {
    nl: (f: Named & { where: string }) => `${f.name} weghalen bij ${f.where}?`,
    en: (f: Named & { where: string }) => `Take ${f.name} away from ${f.where}?`,
  },
  removeText: {
    nl: (f: Named) =>
      `${f.name} verliest alle rollen hier en krijgt een e-mail. Het account blijft, want ${f.name} hoort ook bij een andere vrijwilligerscentrale.`,
    en: (f: Named) => `${f.name} loses all roles here and gets an email. The account stays, for ${f.name} also belongs to another volunteer center.`,
  },
  removeYes: { nl: 'Ja, haal weg', en: 'Yes, take away' },
  removed: { nl: (f: Named) => `${f.name} hoort niet meer bij jullie.`, en: (f: Named) => `${f.name} no longer belongs to you.` },

  history: { nl: 'Geschiedenis', en: 'History' },
})
