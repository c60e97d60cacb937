import { defineMessages } from '#kernel/i18n/messages.ts'

type Asked = { firstName: string; center: string }
type Mailed = { firstName: string; centerName: string; days: number }

/** What is said to people who came with a center that was imported. */
export const joinWords = defineMessages({
  open: { nl: (f: Asked) => `Hoor jij bij ${f.center}?`, en: (f: Asked) => `Are you with ${f.center}?` },
  openText: {
    nl: (f: Asked) =>
      `Dag ${f.firstName}. ${f.center} is naar deze website verhuisd. Daar had iemand een account met jouw e-mailadres, en hier heb je er ook een. Ben jij dat? Dan wordt het één account.`,
    en: (f: Asked) =>
      `Hello ${f.firstName}. ${f.center} has moved to this website. Somebody had an account there with your email address, and you have one here too. Is that you? Then they become one account.`,
  },
  yes: { nl: 'Ja, voeg ze samen', en: 'Yes, make them one' },
  no: { nl: 'Nee, dat ben ik niet', en: 'No, that is not me' },
  noThen: {
    nl: 'Bij nee blijft je account zoals het is, en sluiten we het andere.',
    en: 'After a no your account stays as it is, and we close the other one.',
  },
  yesDone: { nl: 'Dank je wel', en: 'Thank you' },
  yesText: {
    nl: (f: Asked) => `We voegen je accounts samen. Over een minuut zie je alles van ${f.center} als je inlogt.`,
    en: (f: Asked) => `We are making your accounts one. In a minute you see everything of ${f.center} when you sign in.`,
  },
  signIn: { nl: 'Inloggen', en: 'Sign in' },
  noDone: { nl: 'Dank je wel', en: 'Thank you' },
  noText: {
    nl: (f: Asked) => `Je account blijft zoals het was. Het account van ${f.center} sluiten we.`,
    en: (f: Asked) => `Your account stays as it was. We close the account of ${f.center}.`,
  },
  hello: { nl: (f: Mailed) => `Dag ${f.firstName},`, en: (f: Mailed) => `Hello ${f.firstName},` },
  passwordSubject: { nl: (f: Mailed) => `${f.centerName} is verhuisd: kies een wachtwoord`, en: (f: Mailed) => `${f.centerName} has moved: choose a password` },
  passwordText: {
    nl: (f: Mailed) =>
      `${f.centerName} heeft een nieuwe website. Je account, je aanvragen en je gesprekken zijn meeverhuisd. Je wachtwoord niet: kies een nieuw.`,
    en: (f: Mailed) =>
      `${f.centerName} has a new website. Your account, your applications and your conversations have moved along. Your password has not: choose a new one.`,
  },
  passwordFor: {
    nl: (f: Mailed) => `De link werkt ${f.days} dagen. Daarna kies je op de website ‘Wachtwoord vergeten’.`,
    en: (f: Mailed) => `The link works for ${f.days} days. After that, choose ‘Forgot your password’ on the website.`,
  },
  passwordButton: { nl: 'Kies een wachtwoord', en: 'Choose a password' },
  joinSubject: { nl: (f: Mailed) => `Hoor jij bij ${f.centerName}?`, en: (f: Mailed) => `Are you with ${f.centerName}?` },
  joinText: {
    nl: (f: Mailed) => `${f.centerName} is naar deze website verhuisd. Daar had iemand een account met jouw e-mailadres, en hier heb je er ook een.`,
    en: (f: Mailed) => `${f.centerName} has moved to this website. Somebody had an account there with your email address, and you have one here too.`,
  },
  joinFor: {
    nl: (f: Mailed) => `Er gebeurt niets voordat je zelf ja zegt. De link werkt ${f.days} dagen.`,
    en: (f: Mailed) => `Nothing happens before you say yes yourself. The link works for ${f.days} days.`,
  },
  joinButton: { nl: 'Zeg of je het bent', en: 'Say whether it is you' },
  why: {
    nl: (f: Mailed) => `Je krijgt deze e-mail omdat er bij ${f.centerName} een account is met dit e-mailadres.`,
    en: (f: Mailed) => `You get this email because ${f.centerName} has an account with this email address.`,
  },
})
