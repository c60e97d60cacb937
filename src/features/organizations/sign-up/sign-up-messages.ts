import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { name: string }
type Center = { center: string }

/** Signing an organization up. */
export const signUpWords = defineMessages({
  title: { nl: 'Meld je organisatie aan', en: 'Sign up your organization' },
  steps: { nl: 'Stappen', en: 'Steps' },
  stepOf: { nl: (f: { n: number; of: number }) => `Stap ${f.n} van ${f.of}`, en: (f: { n: number; of: number }) => `Step ${f.n} of ${f.of}` },
  about: { nl: 'Over je organisatie', en: 'About your organization' },
  aboutText: { nl: 'Het kost ongeveer vijf minuten. Je kunt tussendoor stoppen.', en: 'It takes about five minutes. You can stop in between.' },
  work: { nl: 'Wat doen jullie?', en: 'What do you do?' },
  workText: { nl: 'Zo weten mensen waarmee ze kunnen helpen.', en: 'So people know what they can help with.' },
  place: { nl: 'Waar vinden mensen jullie?', en: 'Where do people find you?' },
  placeText: { nl: 'Dit komt op jullie pagina. Alleen de plaats is nodig.', en: 'This stands on your page. Only the town is needed.' },
  you: { nl: 'Wie ben jij?', en: 'Who are you?' },
  youText: {
    nl: 'Wij mailen en bellen alleen over deze aanmelding. Bezoekers zien dit niet.',
    en: 'We mail and call about this sign-up only. Visitors do not see this.',
  },
  youSignedIn: {
    nl: (f: Named) => `Je bent ingelogd als ${f.name}. Jij wordt de beheerder.`,
    en: (f: Named) => `You are signed in as ${f.name}. You become its admin.`,
  },
  check: { nl: 'Kijk het na', en: 'Check your answers' },
  checkText: { nl: 'Klopt alles? Je kunt nog alles veranderen.', en: 'Is everything right? You can still change all of it.' },
  change: { nl: 'Verander', en: 'Change' },
  changeStep: { nl: (f: { step: string }) => `Verander: ${f.step}`, en: (f: { step: string }) => `Change: ${f.step}` },
  next: { nl: (f: { step: string }) => `Volgende: ${f.step}`, en: (f: { step: string }) => `Next: ${f.step}` },
  back: { nl: 'Terug', en: 'Back' },
  send: { nl: 'Meld de organisatie aan', en: 'Sign up the organization' },
  weKeep: { nl: 'We bewaren wat je invult, 7 dagen lang. Je kunt later verder gaan.', en: 'We keep what you fill in, for 7 days. You can go on later.' },
  goOn: { nl: 'Je gaat verder waar je was', en: 'You go on where you were' },
  goOnText: { nl: 'We hebben bewaard wat je had ingevuld.', en: 'We kept what you had filled in.' },
  startAnew: { nl: 'Begin opnieuw', en: 'Start again' },
  kvkNeeded: {
    nl: 'Vul het KvK-nummer in: 8 cijfers. Hebben jullie er geen? Kies dan ‘Groep zonder inschrijving’.',
    en: 'Enter the KvK number: 8 digits. Do you have none? Then choose ‘Group without registration’.',
  },
  terms: { nl: 'Lees de voorwaarden', en: 'Read the terms' },
  terms1: { nl: 'Wat je hier schrijft, is waar.', en: 'What you write here is true.' },
  terms2: { nl: 'Je antwoordt mensen die willen helpen, ook als het nee is.', en: 'You answer people who want to help, also when it is a no.' },
  terms3: { nl: 'Je gaat netjes om met de gegevens van vrijwilligers.', en: 'You handle the data of volunteers with care.' },
  terms4: {
    nl: (f: Center) => `${f.center} beslist welke organisaties op de website staan.`,
    en: (f: Center) => `${f.center} decides which organizations stand on the website.`,
  },
  leaveEmpty: { nl: 'Laat dit leeg', en: 'Leave this empty' },

  doneTitle: { nl: 'Bedankt, je aanmelding is binnen', en: 'Thank you, we have your sign-up' },
  doneOf: { nl: (f: Named) => `${f.name} is aangemeld.`, en: (f: Named) => `${f.name} has been signed up.` },
  whatNow: { nl: 'Wat gebeurt er nu?', en: 'What happens now?' },
  doneMail: {
    nl: (f: { email: string }) => `Je krijgt een mail op ${f.email}. Zeg met de knop daarin dat het klopt.`,
    en: (f: { email: string }) => `You get a mail at ${f.email}. Use its button to say that this is right.`,
  },
  doneMailPlain: { nl: 'Je krijgt een mail. Zeg met de knop daarin dat het klopt.', en: 'You get a mail. Use its button to say that this is right.' },
  doneOwn: { nl: 'Je krijgt een mail dat we je aanmelding hebben.', en: 'You get a mail that we have your sign-up.' },
  doneCheck: { nl: (f: Center) => `${f.center} bekijkt je aanmelding.`, en: (f: Center) => `${f.center} looks at your sign-up.` },
  doneAnswer: {
    nl: 'Binnen vijf werkdagen krijg je antwoord per mail. Soms bellen we met een vraag.',
    en: 'Within five working days you get an answer by mail. Sometimes we call with a question.',
  },
  doneThen: { nl: 'Daarna kun je vacatures plaatsen.', en: 'Then you can place vacancies.' },
  noMail: { nl: 'Geen mail gekregen?', en: 'No mail?' },
  noMailText: { nl: 'Kijk bij ongewenste mail. Of bel ons, dan helpen we je.', en: 'Look in your junk mail. Or call us, and we will help you.' },
  toSearch: { nl: 'Kijk wat anderen zoeken', en: 'See what others look for' },
})
