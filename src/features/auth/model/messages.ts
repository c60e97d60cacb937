import { defineMessages } from '#kernel/i18n/messages.ts'

/** The responses of /auth: the texts of devise_token_auth in both languages, so that its clients show what they always did. */
export const messages = defineMessages({
  bad_credentials: { nl: 'Ongeldige logingegevens.', en: 'Invalid login credentials. Please try again.' },
  not_confirmed: {
    nl: (f: { email: string }) => `Een bevestingsmail is verzonden naar het adres '${f.email}'. Volg de instructies in de mail om uw account te activeren.`,
    en: (f: { email: string }) =>
      `A confirmation email was sent to your account at '${f.email}'. You must follow the instructions in the email before your account can be activated`,
  },
  account_locked: {
    nl: 'Je account is geblokkeerd omdat er te vaak een verkeerd wachtwoord is ingevuld.',
    en: 'Your account has been locked due to an excessive number of unsuccessful sign in attempts.',
  },
  account_inactive: {
    nl: (f: { center: string }) => `Dit account is niet actief. Neem contact op met ${f.center}.`,
    en: (f: { center: string }) => `This account is not active. Contact ${f.center}.`,
  },
  // Specification §8: clients look for this text, so it is never translated.
  wrong_center: { nl: 'wrong center', en: 'wrong center' },
  too_many_attempts: {
    nl: (f: { minutes: number }) => `Te veel pogingen. Probeer het over ${f.minutes === 1 ? '1 minuut' : `${f.minutes} minuten`} opnieuw.`,
    en: (f: { minutes: number }) => `Too many attempts. Try again in ${f.minutes === 1 ? '1 minute' : `${f.minutes} minutes`}.`,
  },
  invalid_token: { nl: 'Ongeldige logingegevens.', en: 'Invalid login credentials' },
  unauthenticated: { nl: 'Ongeldige logingegevens.', en: 'Invalid login credentials' },
  not_signed_in: { nl: 'Gebruiker is niet gevonden of niet ingelogd.', en: 'User was not found or was not logged in.' },
  sign_in_by_post: { nl: 'Gebruik POST /sign_in om in te loggen. GET wordt niet ondersteund.', en: 'Use POST /sign_in to sign in. GET is not supported.' },
  method_not_allowed: { nl: 'Dit kan hier niet.', en: 'Method not allowed.' },

  reset_sent: {
    nl: 'Als je e-mailadres bij ons bekend is, krijg je over een paar minuten een e-mail met een link om een nieuw wachtwoord te kiezen.',
    en: 'If your email address exists in our database, you will receive a password recovery link at your email address in a few minutes.',
  },
  confirmation_sent: {
    nl: 'Als je e-mailadres bij ons bekend is, krijg je over een paar minuten een e-mail waarmee je je account bevestigt.',
    en: 'If your email address exists in our database, you will receive an email with instructions for how to confirm your email address in a few minutes.',
  },
  unlock_sent: {
    nl: 'Als je account bestaat, krijg je over een paar minuten een e-mail waarmee je het weer opent.',
    en: 'If your account exists, you will receive an email with instructions for how to unlock it in a few minutes.',
  },
  missing_email: { nl: 'Je moet een e-mailadres opgeven.', en: 'You must provide an email address.' },
  redirect_not_allowed: {
    nl: (f: { url: string }) => `Redirect naar '${f.url}' niet toegestaan.`,
    en: (f: { url: string }) => `Redirect to '${f.url}' not allowed.`,
  },
  missing_passwords: {
    nl: "De velden 'Wachtwoord' en 'Wachtwoord bevestiging' zijn verplicht.",
    en: "You must fill out the fields labeled 'Password' and 'Password confirmation'.",
  },
  password_updated: { nl: 'Uw wachtwoord is aangepast.', en: 'Your password has been successfully updated.' },
  // Literally as in specification §5, in both languages.
  missing_credentials: {
    nl: 'You must provide either the uid, client and accessToken or the resetPasswordToken',
    en: 'You must provide either the uid, client and accessToken or the resetPasswordToken',
  },
  reset_token_invalid: { nl: 'Deze link werkt niet meer. Vraag een nieuwe aan.', en: 'This link no longer works. Ask for a new one.' },
  user_not_found: { nl: 'Gebruiker niet gevonden.', en: 'User not found.' },
  destroyed: {
    nl: (f: { uid: string }) => `Account met id '${f.uid}' is verwijderd.`,
    en: (f: { uid: string }) => `Account with UID '${f.uid}' has been destroyed.`,
  },
  not_destroyed: { nl: 'Te verwijderen account niet gevonden.', en: 'Unable to locate account for destruction.' },

  forbidden: { nl: 'Je hebt geen rechten om dit te doen.', en: 'You are not allowed to do this.' },
  password_reset_session: { nl: 'Kies eerst een nieuw wachtwoord.', en: 'Choose a new password first.' },
  forbidden_while_impersonating: { nl: 'Dit kan niet terwijl je als iemand anders bent ingelogd.', en: 'You cannot do this while signed in as someone else.' },
  impersonation_forbidden: { nl: 'Je mag niet als deze persoon inloggen.', en: 'You may not sign in as this person.' },
  already_registered: { nl: 'Je hebt hier al toegang.', en: 'You have access here already.' },
  not_a_member: { nl: 'Je hoort niet bij deze organisatie.', en: 'You do not belong to this organization.' },
  invalid_json: { nl: 'Dit bericht is niet te lezen.', en: 'This message cannot be read.' },
  too_large: { nl: 'Dit is te groot.', en: 'This is too large.' },
  unsupported_media_type: { nl: 'Deze vorm van bericht kennen wij niet.', en: 'Unsupported media type.' },
  last_admin: { nl: 'De laatste beheerder kan niet worden verwijderd', en: 'The last admin cannot be removed' },
  unavailable: { nl: 'We zijn even niet bereikbaar. Probeer het zo opnieuw.', en: 'We cannot be reached right now. Try again shortly.' },
  internal_error: { nl: 'Oeps... er ging iets mis!', en: 'Oops... something went wrong!' },
  not_found: { nl: 'Niet gevonden.', en: 'Not found.' },
})
