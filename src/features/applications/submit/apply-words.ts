import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** The form to apply, and the way from it to an account; on documents only. */
export const applyWords = defineMessages({
  unknownQuestion: { nl: 'Deze vraag hoort niet bij deze plek.', en: 'This question does not belong to this place.' },
  answerMissing: {
    nl: (f: { question: string }) => `Beantwoord de vraag ‘${f.question}’`,
    en: (f: { question: string }) => `Answer the question ‘${f.question}’`,
  },
  applyLead: { nl: 'Je zit nog nergens aan vast.', en: 'This does not commit you to anything.' },
  ownWords: { nl: (f: { name: string }) => `Je bericht aan ${f.name}`, en: (f: { name: string }) => `Your message to ${f.name}` },
  ownWordsHint: { nl: 'Vertel kort wie je bent. Twee zinnen is genoeg.', en: 'Say briefly who you are. Two sentences will do.' },
  charactersLeft: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: 'nog 1 teken', other: `nog ${f.n} tekens` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 character left', other: `${f.n} characters left` }),
  },
  consent: {
    nl: (f: { organization: string }) => `${f.organization} mag mijn naam en mijn antwoorden zien. Word ik aangenomen, dan ook mijn e-mailadres.`,
    en: (f: { organization: string }) => `${f.organization} may see my name and my answers. If I am accepted, my email address too.`,
  },
  consentMissing: {
    nl: 'Zet een vinkje. Anders kan de organisatie je bericht niet lezen.',
    en: 'Tick the box. Otherwise the organization cannot read your message.',
  },
  submit: { nl: 'Verstuur je bericht', en: 'Send your message' },
  signInFirst: {
    nl: 'Hierna maak je een account of log je in. Wat je schreef, blijft bewaard.',
    en: 'Next you create an account or sign in. What you wrote is kept.',
  },
  draftKept: { nl: 'Wat je schreef, hebben we bewaard. Kijk het na en verstuur het.', en: 'We saved what you wrote. Check it and send it.' },
  oneMoreStep: { nl: 'Nog één stap: je bericht is bewaard', en: 'One more step: your message is saved' },
  oneMoreStepText: {
    nl: 'Maak een account, dan kan de organisatie je antwoorden. Je bericht gaat weg zodra je op dit apparaat je e-mailadres bevestigt.',
    en: 'Create an account, so that the organization can answer you. Your message goes out as soon as you confirm your email address on this device.',
  },
  keptSignIn: { nl: 'Je bericht is bewaard. Log in, dan kun je het versturen.', en: 'Your message is saved. Sign in to send it.' },
  keptStep: {
    nl: 'Je bericht gaat dan meteen weg. Op een ander apparaat log je in en verstuur je het zelf.',
    en: 'Your message then goes out at once. On another device you sign in and send it yourself.',
  },
  confirmSends: { nl: 'We versturen dan ook meteen je bericht.', en: 'We then send your message at once too.' },
  somethingWrong: { nl: 'Er klopt iets niet', en: 'Something is not right' },
  alreadyApplied: { nl: 'Je hebt je hiervoor al aangemeld', en: 'You have already applied for this' },
  whichDate: { nl: 'Op welke datum kun je?', en: 'Which date suits you?' },
  anyDate: { nl: 'Dat spreken we nog af', en: 'We will agree on that later' },
})
