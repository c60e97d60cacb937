import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { name: string }
type Center = { center: string }

/** Words of the staff's forms about people. */
export const formWords = defineMessages({
  firstName: { nl: 'Voornaam', en: 'First name' },
  firstNameMissing: { nl: 'Vul de voornaam in.', en: 'Enter the first name.' },
  lastName: { nl: 'Achternaam', en: 'Last name' },
  email: { nl: 'E-mailadres', en: 'Email address' },
  emailMissing: { nl: 'Vul het e-mailadres in.', en: 'Enter the email address.' },
  emailTaken: {
    nl: 'Dit adres kun je niet uitnodigen: het hoort bij een account van een andere vrijwilligerscentrale, of bij iemand die hier is weggegaan. Vraag om een ander adres.',
    en: 'You cannot invite this address: it belongs to an account of another volunteer center, or to somebody who has left here. Ask for another address.',
  },
  phone: { nl: 'Telefoonnummer', en: 'Phone number' },
  locale: { nl: 'Taal van e-mails', en: 'Language of emails' },
  localeHint: { nl: 'In deze taal schrijven we.', en: 'We write in this language.' },
  role: { nl: 'Rol', en: 'Role' },
  roleMissing: { nl: 'Kies een rol.', en: 'Choose a role.' },
  forOrganization: { nl: (f: { organization: string }) => `Bij ${f.organization}`, en: (f: { organization: string }) => `At ${f.organization}` },

  editTitle: { nl: (f: Named) => `${f.name} bewerken`, en: (f: Named) => `Edit ${f.name}` },
  editText: {
    nl: (f: Named) => `${f.name} krijgt een e-mail over wat je verandert. Het e-mailadres verandert alleen ${f.name} zelf.`,
    en: (f: Named) => `${f.name} gets an email about what you change. Only ${f.name} can change the email address.`,
  },
  ownText: { nl: 'Je e-mailadres en je wachtwoord verander je in je eigen profiel.', en: 'You change your email address and password in your own profile.' },
  save: { nl: 'Sla op', en: 'Save' },
  cancel: { nl: 'Toch niet', en: 'Never mind' },
  saved: { nl: 'Opgeslagen.', en: 'Saved.' },

  addText: {
    nl: 'Nodig een collega uit, of iemand van een organisatie. Wie hier al een account heeft, krijgt de rol erbij.',
    en: 'Invite a colleague, or somebody of an organization. Who has an account here already gets the role as well.',
  },
  invite: { nl: 'Verstuur uitnodiging', en: 'Send invitation' },
  invited: { nl: (f: Named) => `${f.name} is uitgenodigd.`, en: (f: Named) => `${f.name} is invited.` },
  known: {
    nl: (f: { email: string; role: string }) => `${f.email} was al bekend. Over de rol ${f.role} gaat nu een e-mail.`,
    en: (f: { email: string; role: string }) => `${f.email} was known already. An email about the role ${f.role} is on its way.`,
  },
  whatHappens: { nl: 'Wat er gebeurt', en: 'What happens' },
  mailSubject: {
    nl: (f: Center) => `Er gaat een e-mail met het onderwerp “Je bent uitgenodigd bij ${f.center}”. Jouw naam en de rol staan erin.`,
    en: (f: Center) => `An email goes out with the subject “You are invited to ${f.center}”. Your name and the role stand in it.`,
  },
  mailButton: {
    nl: 'Met de knop “Uitnodiging aannemen” kiest de ander een wachtwoord. Dat kan 30 dagen lang.',
    en: 'With the button “Accept invitation” the other chooses a password. That works for 30 days.',
  },
  mailKnown: {
    nl: 'Is het adres hier al bekend? Dan maken we geen tweede account, maar komt de rol erbij.',
    en: 'Is the address known here already? Then we make no second account, but add the role.',
  },

  addRoleTitle: { nl: (f: Named) => `Rol voor ${f.name}`, en: (f: Named) => `Role for ${f.name}` },
  addRoleText: { nl: (f: Named) => `De rol geldt meteen. ${f.name} krijgt een e-mail.`, en: (f: Named) => `The role counts at once. ${f.name} gets an email.` },
  giveRole: { nl: 'Geef rol', en: 'Give role' },
  roleGiven: { nl: (f: Named & { role: string }) => `${f.name} is nu ${f.role}.`, en: (f: Named & { role: string }) => `${f.name} is now ${f.role}.` },
  hasRoles: { nl: 'Nu', en: 'Now' },
})
