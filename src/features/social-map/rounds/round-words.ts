import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { name: string }
type Day = { day: string }
type Center = { centerName: string }

/** The pages behind the link of a mail that asks whether an entry of the social map is still right. */
export const roundWords = defineMessages({
  home: { nl: 'naar de startpagina', en: 'to the home page' },
  title: { nl: 'Klopt dit nog?', en: 'Is this still right?' },
  greeting: { nl: (f: { firstName: string }) => `Dag ${f.firstName}. `, en: (f: { firstName: string }) => `Hello ${f.firstName}. ` },
  shownBefore: { nl: 'Zo staat ', en: 'This is how ' },
  shownAfter: { nl: ' op de sociale kaart.', en: ' is shown on the social map.' },
  allRight: { nl: 'Ja, alles klopt', en: 'Yes, everything is right' },
  allRightSub: { nl: 'Je bent meteen klaar. Je hoeft niet in te loggen.', en: 'You are done at once. You need not sign in.' },
  different: { nl: 'Er is iets anders', en: 'Something is different' },
  differentSub: {
    nl: (f: Center) => `Schrijf hoe het nu is. ${f.centerName} past het aan.`,
    en: (f: Center) => `Write how it is now. ${f.centerName} changes it.`,
  },
  stopped: { nl: 'Wij zijn gestopt', en: 'We have stopped' },
  until: {
    nl: (f: Day & { firstName: string }) => `Deze knoppen werken tot en met ${f.day}${f.firstName ? ` en zijn alleen voor ${f.firstName}` : ''}.`,
    en: (f: Day & { firstName: string }) => `These buttons work until ${f.day}${f.firstName ? ` and are for ${f.firstName} only` : ''}.`,
  },
  ratherCall: { nl: 'Liever bellen?', en: 'Would you rather call?' },
  helps: { nl: (f: Center) => `${f.centerName} helpt je.`, en: (f: Center) => `${f.centerName} helps you.` },

  whatTitle: { nl: 'Wat is er anders?', en: 'What is different?' },
  whatText: {
    nl: 'Druk bij wat anders is op ‘Wijzig’ en schrijf hoe het nu is. Wat je overslaat, klopt nog.',
    en: 'Press ‘Change’ at what is different and write how it is now. What you skip is still right.',
  },
  change: { nl: 'Wijzig', en: 'Change' },
  isNow: { nl: 'Zo is het nu', en: 'This is how it is now' },
  send: { nl: 'Verstuur', en: 'Send' },
  back: { nl: 'Terug', en: 'Back' },
  nothingWritten: {
    nl: 'Je schreef nog niets. Is er niets anders? Ga dan terug en druk op ‘Ja, alles klopt’.',
    en: 'You have not written anything yet. Is nothing different? Then go back and press ‘Yes, everything is right’.',
  },

  stopTitle: { nl: (f: Named) => `Is ${f.name} gestopt?`, en: (f: Named) => `Has ${f.name} stopped?` },
  stopText: {
    nl: 'Dan halen we deze plek meteen van de sociale kaart. Mensen vinden hem niet meer.',
    en: 'Then we take this entry off the social map at once. People no longer find it.',
  },
  stopYes: { nl: 'Ja, haal hem van de kaart', en: 'Yes, take it off the map' },

  thanks: {
    nl: (f: { firstName: string }) => (f.firstName ? `Bedankt, ${f.firstName}` : 'Bedankt'),
    en: (f: { firstName: string }) => (f.firstName ? `Thank you, ${f.firstName}` : 'Thank you'),
  },
  checkedOnBefore: { nl: 'Op de kaart staat nu: gecontroleerd op ', en: 'The map now says: checked on ' },
  checkedOnAfter: { nl: '. Over zes maanden vragen we het weer.', en: '. In six months we ask again.' },
  changedText: {
    nl: (f: Named & Center) => `${f.centerName} leest wat je schreef en past ${f.name} aan. Tot dan blijft de kaart zoals hij is.`,
    en: (f: Named & Center) => `${f.centerName} reads what you wrote and changes ${f.name}. Until then the map stays as it is.`,
  },
  endedText: { nl: (f: Named) => `${f.name} staat niet meer op de sociale kaart.`, en: (f: Named) => `${f.name} is no longer on the social map.` },
  seePage: { nl: 'Bekijk de pagina', en: 'See the page' },
  notYet: { nl: 'Toch niet', en: 'Take it back' },
  nextTitle: { nl: 'Er wacht nog een plek', en: 'One more entry waits' },
  nextButton: { nl: (f: Named) => `Kijk naar ${f.name}`, en: (f: Named) => `Look at ${f.name}` },

  doneTitle: { nl: 'Dit is al gedaan', en: 'This has been done already' },
  doneText: {
    nl: (f: Named & Day) => `Iemand anders heeft op ${f.day} gezegd dat ${f.name} klopt. Je hoeft niets meer te doen.`,
    en: (f: Named & Day) => `Somebody else said on ${f.day} that ${f.name} is right. There is nothing more to do.`,
  },
  overTitle: { nl: 'Deze knop werkt niet meer', en: 'This button no longer works' },
  overText: {
    nl: (f: Day & Named) => `De knop voor ${f.name} werkte tot en met ${f.day}.`,
    en: (f: Day & Named) => `The button for ${f.name} worked until ${f.day}.`,
  },
  goneText: {
    nl: (f: Named) => `${f.name} staat niet meer op de sociale kaart. Klopt dat niet? Laat het ons weten.`,
    en: (f: Named) => `${f.name} is no longer on the social map. Is that not right? Let us know.`,
  },
  unknownText: {
    nl: 'Misschien ontbreekt er een stuk van de link, of hoort hij bij een andere plaats. Vul je e-mailadres in, dan mailen we een nieuwe.',
    en: 'Perhaps a part of the link is missing, or it belongs to another town. Enter your email address, and we will mail you a new one.',
  },
  newMail: { nl: 'Mail mij een nieuwe knop', en: 'Mail me a new button' },
  somethingStill: { nl: 'Is er toch iets anders?', en: 'Is something different after all?' },
  mailed: { nl: 'We hebben je een nieuwe mail gestuurd. Kijk in je inbox.', en: 'We have sent you a new mail. Look in your inbox.' },
  mailedIfKnown: {
    nl: 'Kennen we dit adres als contact van een plek? Dan krijg je zo een mail met een nieuwe knop.',
    en: 'Do we know this address as the contact of an entry? Then you will soon get a mail with a new button.',
  },
  notMailed: {
    nl: 'Je bent geen contact meer van deze plek. Neem contact met ons op.',
    en: 'You are no longer the contact of this entry. Get in touch with us.',
  },
})
