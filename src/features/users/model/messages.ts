import { defineMessages } from '#kernel/i18n/messages.ts'

export const messages = defineMessages({
  // Field names at the start of a sentence.
  email: { nl: 'E-mailadres', en: 'Email' },
  firstName: { nl: 'Voornaam', en: 'First name' },
  lastName: { nl: 'Achternaam', en: 'Last name' },
  phone: { nl: 'Telefoonnummer', en: 'Phone number' },
  locale: { nl: 'Taal', en: 'Language' },
  password: { nl: 'Wachtwoord', en: 'Password' },
  passwordConfirmation: { nl: 'Wachtwoord bevestiging', en: 'Password confirmation' },
  currentPassword: { nl: 'Huidige wachtwoord', en: 'Current password' },
  termsAccepted: { nl: 'Voorwaarden', en: 'Terms' },
  roleName: { nl: 'Rol', en: 'Role' },
  organizationId: { nl: 'Organisatie', en: 'Organization' },
  userId: { nl: 'Gebruiker', en: 'User' },
  status: { nl: 'Status', en: 'Status' },
  notificationPrefs: { nl: 'Keuze van mails', en: 'Choice of mails' },
  confirmationToken: { nl: 'Bevestigingscode', en: 'Confirmation token' },

  // Faults; they follow the field's name.
  isBlank: { nl: 'moet ingevuld zijn', en: "can't be blank" },
  isTaken: { nl: 'is al in gebruik', en: 'has already been taken' },
  isNoMail: { nl: 'is geen geldig e-mailadres', en: 'is not an email' },
  isTooLong: {
    nl: (f: { max: number }) => `is te lang (maximaal ${f.max} tekens)`,
    en: (f: { max: number }) => `is too long (maximum is ${f.max} characters)`,
  },
  isTooShort: {
    nl: (f: { min: number }) => `is te kort (minimaal ${f.min} tekens)`,
    en: (f: { min: number }) => `is too short (minimum is ${f.min} characters)`,
  },
  isInvalid: { nl: 'is ongeldig', en: 'is invalid' },
  isNoPhone: { nl: 'is geen geldig telefoonnummer', en: 'is not a valid phone number' },
  isNoMatch: { nl: 'komt niet overeen met wachtwoord', en: "doesn't match Password" },
  isCommon: { nl: 'is te makkelijk te raden. Kies iets dat alleen jij bedenkt', en: 'is too easy to guess. Choose something only you would think of' },
  isYourMail: { nl: 'mag niet je e-mailadres of je naam zijn', en: 'must not be your email address or your name' },
  isNotIncluded: { nl: 'is geen van de mogelijkheden', en: 'is not included in the list' },
  isNotAccepted: { nl: 'moeten geaccepteerd worden', en: 'must be accepted' },
  isLastAdmin: { nl: 'kan niet weg: dit is de laatste beheerder', en: 'cannot be removed: this is the last admin' },
  isYourself: { nl: 'ben je zelf', en: 'is yourself' },
  isNotActive: { nl: 'is niet actief', en: 'is not active' },
  isAlreadyConfirmed: { nl: 'is al bevestigd', en: 'was already confirmed' },
  isExpired: { nl: 'is verlopen', en: 'has expired' },

  // Names of roles and states.
  volunteer: { nl: 'Vrijwilliger', en: 'Volunteer' },
  member: { nl: 'Lid', en: 'Member' },
  admin: { nl: 'Beheerder', en: 'Admin' },
  editor: { nl: 'Redacteur', en: 'Editor' },
  coordinator: { nl: 'Coördinator', en: 'Coordinator' },
  center_admin: { nl: 'Centrumbeheerder', en: 'Center admin' },
  super_admin: { nl: 'Platformbeheerder', en: 'Platform admin' },
  active: { nl: 'Actief', en: 'Active' },
  invited: { nl: 'Uitgenodigd', en: 'Invited' },
  inactive: { nl: 'Niet actief', en: 'Inactive' },
  archived: { nl: 'Gearchiveerd', en: 'Archived' },

  deletedUser: { nl: 'Verwijderde gebruiker', en: 'Deleted user' },
})
