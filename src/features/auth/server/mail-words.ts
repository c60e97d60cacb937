import { defineMessages } from '#kernel/i18n/messages.ts'

type Center = { centerName: string }
type Mail = { email: string }
type Role = { role: string; organizationName: string | null }

/** Words of the mails about accounts, which `mails.ts` composes. */
export const words = defineMessages({
  hello: { nl: (f: { firstName: string }) => `Beste ${f.firstName},`, en: (f: { firstName: string }) => `Dear ${f.firstName},` },
  notYou: {
    nl: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten.',
    en: 'Was this not you? Then choose a new password right away and let us know.',
  },
  whyAccount: {
    nl: (f: Center) => `Je krijgt deze e-mail omdat je een account hebt bij ${f.centerName}.`,
    en: (f: Center) => `You get this email because you have an account with ${f.centerName}.`,
  },
  whyAddress: {
    nl: (f: Center) => `Iemand vulde dit e-mailadres in bij ${f.centerName}. Was jij dat niet? Dan hoef je niets te doen.`,
    en: (f: Center) => `Someone entered this email address at ${f.centerName}. Was it not you? Then you need not do anything.`,
  },

  confirmSubject: { nl: 'Bevestig je e-mailadres', en: 'Confirm your email address' },
  confirmText: {
    nl: (f: Center) => `Fijn dat je meedoet bij ${f.centerName}. Hiermee bevestig je je e-mailadres. Daarna is je account klaar.`,
    en: (f: Center) => `Good to have you at ${f.centerName}. This confirms your email address. Then your account is ready.`,
  },
  confirmFor: { nl: 'De link werkt 7 dagen.', en: 'The link works for 7 days.' },
  confirmButton: { nl: 'E-mailadres bevestigen', en: 'Confirm email address' },

  accessAskedSubject: {
    nl: (f: { person: string }) => `${f.person} vraagt toegang`,
    en: (f: { person: string }) => `${f.person} asks for access`,
  },
  accessAskedText: {
    nl: (f: Center & { person: string; email: string; homeName: string }) =>
      `${f.person} (${f.email}) heeft een account bij ${f.homeName}, en wil ook meedoen bij ${f.centerName}.`,
    en: (f: Center & { person: string; email: string; homeName: string }) =>
      `${f.person} (${f.email}) has an account with ${f.homeName}, and would like to take part at ${f.centerName} too.`,
  },
  accessAskedHow: {
    nl: 'Akkoord? Voeg dit e-mailadres dan binnen 30 dagen toe als gebruiker. Wil je dit niet? Dan hoef je niets te doen.',
    en: 'Is that fine? Then add this email address as a user within 30 days. If you do not want this, you need not do anything.',
  },
  accessAskedButton: { nl: 'Gebruiker toevoegen', en: 'Add user' },

  inviteSubject: { nl: (f: Center) => `Je bent uitgenodigd bij ${f.centerName}`, en: (f: Center) => `You are invited to ${f.centerName}` },
  inviteText: {
    nl: (f: Center & { inviter: string | null; organizationName: string | null }) =>
      `${f.inviter ?? f.centerName} nodigt je uit om mee te doen${f.organizationName ? ` namens ${f.organizationName}` : ''}. Neem de uitnodiging aan en kies een wachtwoord.`,
    en: (f: Center & { inviter: string | null; organizationName: string | null }) =>
      `${f.inviter ?? f.centerName} invites you to join${f.organizationName ? ` for ${f.organizationName}` : ''}. Accept the invitation and choose a password.`,
  },
  offeredText: {
    nl: (f: Center & Role & { inviter: string | null }) =>
      `${f.inviter ?? f.centerName} vraagt je als ${f.role}${f.organizationName ? ` van ${f.organizationName}` : ''}. Neem je de uitnodiging aan? Dan kunnen zij je naam en e-mailadres zien. Doe je niets, dan verandert er niets.`,
    en: (f: Center & Role & { inviter: string | null }) =>
      `${f.inviter ?? f.centerName} asks you to be ${f.role}${f.organizationName ? ` of ${f.organizationName}` : ''}. Do you accept the invitation? Then they can see your name and email address. If you do nothing, nothing changes.`,
  },
  inviteFor: { nl: 'De uitnodiging is 30 dagen geldig.', en: 'The invitation is valid for 30 days.' },
  inviteButton: { nl: 'Uitnodiging aannemen', en: 'Accept invitation' },
  role: { nl: 'Rol', en: 'Role' },
  organization: { nl: 'Organisatie', en: 'Organization' },

  resetSubject: { nl: 'Kies een nieuw wachtwoord', en: 'Choose a new password' },
  resetText: {
    nl: 'Je wilt een nieuw wachtwoord kiezen. Dat kan met de knop hieronder.',
    en: 'You want to choose a new password. You can do so with the button below.',
  },
  resetFor: { nl: 'De link werkt 6 uur, en maar één keer.', en: 'The link works for 6 hours, and only once.' },
  resetButton: { nl: 'Nieuw wachtwoord kiezen', en: 'Choose a new password' },

  changedSubject: { nl: 'Je wachtwoord is veranderd', en: 'Your password was changed' },
  changedText: {
    nl: 'Je hebt een nieuw wachtwoord. Op andere apparaten ben je uitgelogd.',
    en: 'You have a new password. You are signed out on other devices.',
  },

  mailSubject: { nl: 'Bevestig je nieuwe e-mailadres', en: 'Confirm your new email address' },
  mailText: {
    nl: (f: Mail) => `Je wilt ${f.email} gebruiken. Hiermee bevestig je je e-mailadres.`,
    en: (f: Mail) => `You want to use ${f.email}. This confirms your email address.`,
  },
  changingSubject: { nl: 'Je e-mailadres gaat veranderen', en: 'Your email address is about to change' },
  changingText: {
    nl: (f: Mail) => `Je vroeg om ${f.email} te gebruiken. Dat gaat in zodra je het nieuwe adres bevestigt.`,
    en: (f: Mail) => `You asked to use ${f.email}. This takes effect once you confirm the new address.`,
  },
  movedSubject: { nl: 'Je e-mailadres is veranderd', en: 'Your email address was changed' },
  movedText: {
    nl: (f: Mail) => `Vanaf nu log je in met ${f.email}. Naar dit adres sturen we niets meer.`,
    en: (f: Mail) => `From now on you sign in with ${f.email}. We send nothing to this address any more.`,
  },

  unlockSubject: { nl: 'Je account is tijdelijk geblokkeerd', en: 'Your account is locked for now' },
  unlockText: {
    nl: 'Er is te vaak een verkeerd wachtwoord ingevuld. Over een uur kun je weer inloggen, of nu met de knop.',
    en: 'A wrong password was entered too often. You can sign in again in an hour, or now with the button.',
  },
  unlockButton: { nl: 'Account openen', en: 'Unlock account' },

  roleAddedSubject: { nl: 'Je hebt een nieuwe rol', en: 'You have a new role' },
  roleAddedText: {
    nl: (f: Role) => `Je bent nu ${f.role}${f.organizationName ? ` bij ${f.organizationName}` : ''}.`,
    en: (f: Role) => `You are now ${f.role}${f.organizationName ? ` at ${f.organizationName}` : ''}.`,
  },
  roleRemovedSubject: { nl: 'Een van je rollen is vervallen', en: 'One of your roles has ended' },
  roleRemovedText: {
    nl: (f: Role) => `Je bent geen ${f.role} meer${f.organizationName ? ` bij ${f.organizationName}` : ''}.`,
    en: (f: Role) => `You are no longer ${f.role}${f.organizationName ? ` at ${f.organizationName}` : ''}.`,
  },

  updatedSubject: { nl: 'Je gegevens zijn veranderd', en: 'Your details were changed' },
  updatedText: {
    nl: (f: { by: string; list: string }) => `${f.by} heeft dit voor je aangepast: ${f.list}.`,
    en: (f: { by: string; list: string }) => `${f.by} has changed this for you: ${f.list}.`,
  },
  updatedWrong: {
    nl: 'Klopt het niet? Je kunt het zelf veranderen in je profiel.',
    en: 'Is it not right? You can change it yourself in your profile.',
  },
  sessionsEndedSubject: { nl: 'Je bent overal uitgelogd', en: 'You are signed out everywhere' },
  sessionsEndedText: {
    nl: (f: { by: string }) => `${f.by} heeft je uitgelogd op al je apparaten. Je wachtwoord blijft hetzelfde, dus je kunt gewoon weer inloggen.`,
    en: (f: { by: string }) => `${f.by} has signed you out on all your devices. Your password stays the same, so you can simply sign in again.`,
  },
  withdrawnSubject: {
    nl: (f: Center) => `De uitnodiging van ${f.centerName} is ingetrokken`,
    en: (f: Center) => `The invitation from ${f.centerName} is withdrawn`,
  },
  withdrawnText: {
    nl: (f: Center) => `De link in onze vorige e-mail werkt niet meer. Klopt dit niet? Neem dan contact op met ${f.centerName}.`,
    en: (f: Center) => `The link in our previous email no longer works. Is this wrong? Then contact ${f.centerName}.`,
  },

  deactivatedSubject: { nl: 'Je account staat uit', en: 'Your account is switched off' },
  deactivatedText: {
    nl: (f: Center) => `Je kunt niet meer inloggen bij ${f.centerName}. Klopt dit niet? Neem dan contact met ons op.`,
    en: (f: Center) => `You can no longer sign in at ${f.centerName}. Is this wrong? Then contact us.`,
  },
  silentSubject: { nl: (f: Center) => `We missen je bij ${f.centerName}`, en: (f: Center) => `We miss you at ${f.centerName}` },
  silentText: {
    nl: (f: Center & { months: number }) =>
      `Je bent al ${f.months} maanden niet bij ${f.centerName} geweest. Er is vast nieuw vrijwilligerswerk bij jou in de buurt. Kom je weer eens kijken?`,
    en: (f: Center & { months: number }) =>
      `You have not been at ${f.centerName} for ${f.months} months. There is sure to be new volunteer work near you. Will you come and have a look?`,
  },
  silentSoon: {
    nl: 'Log je een jaar lang niet in? Dan zetten we je account uit. We bewaren je gegevens niet langer dan nodig is.',
    en: 'If you do not sign in for a year, we switch your account off. We keep your data no longer than needed.',
  },
  silentButton: { nl: 'Inloggen', en: 'Sign in' },
  silentOffSubject: { nl: 'Je account staat uit. Kom je terug?', en: 'Your account is switched off. Will you come back?' },
  silentOffText: {
    nl: (f: Center) =>
      `Je bent een jaar niet bij ${f.centerName} geweest. Daarom staat je account uit. Wil je terugkomen? Vraag dan een nieuw wachtwoord aan: daarmee gaat je account weer aan.`,
    en: (f: Center) =>
      `You have not been at ${f.centerName} for a year, so your account is switched off. Do you want to come back? Ask for a new password: it switches your account on again.`,
  },
  silentOffSoon: { nl: 'Doe je niets? Dan verwijderen we je account over een jaar.', en: 'If you do nothing, we delete your account in a year.' },
  silentOffButton: { nl: 'Terugkomen', en: 'Come back' },
  activatedSubject: { nl: 'Je account staat weer aan', en: 'Your account is on again' },
  activatedText: { nl: (f: Center) => `Je kunt weer inloggen bij ${f.centerName}.`, en: (f: Center) => `You can sign in at ${f.centerName} again.` },
  membershipEndedSubject: { nl: (f: Center) => `Je hoort niet meer bij ${f.centerName}`, en: (f: Center) => `You no longer belong to ${f.centerName}` },
  membershipEndedText: {
    nl: (f: Center) => `${f.centerName} heeft je rollen daar weggehaald. Je account blijft, want je hoort ook bij een andere vrijwilligerscentrale.`,
    en: (f: Center) => `${f.centerName} has taken your roles there away. Your account stays, for you also belong to another volunteer center.`,
  },
  archivedSubject: { nl: 'Je account is verwijderd', en: 'Your account is deleted' },
  archivedText: {
    nl: 'Je bent overal uitgelogd. Over 30 dagen wissen we je naam, je adres en wat je schreef. Heb je spijt? Laat het ons voor die tijd weten.',
    en: 'You are signed out everywhere. In 30 days we erase your name, your address and what you wrote. Changed your mind? Let us know before then.',
  },
  signedInAsSubject: { nl: 'Iemand keek mee in je account', en: 'Someone looked along in your account' },
  signedInAsText: {
    nl: (f: { by: string }) =>
      `${f.by} is ingelogd als jij, om je te helpen. Dat duurt hooguit een uur. Je wachtwoord en e-mailadres kunnen zo niet veranderen.`,
    en: (f: { by: string }) => `${f.by} signed in as you, to help you. It lasts an hour at most. Your password and email address cannot change that way.`,
  },
})
