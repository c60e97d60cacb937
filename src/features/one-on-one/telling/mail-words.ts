import { defineMessages } from '#kernel/i18n/messages.ts'

type Hello = { firstName: string }
type Asker = { asker: string }
type Count = { days: number }
type Call = { phone: string | null }

/** The mails of one-on-one help. No word of a request is in them and no name in a subject, and they cannot be answered (decisions 58). */
export const helpMailWords = defineMessages({
  hello: { nl: (f: Hello) => `Hallo ${f.firstName},`, en: (f: Hello) => `Hello ${f.firstName},` },
  helloNobody: { nl: 'Hallo,', en: 'Hello,' },
  call: {
    nl: (f: Call) => (f.phone ? `Vragen? Bel ons: ${f.phone}. Op deze mail kun je niet antwoorden.` : 'Op deze mail kun je niet antwoorden.'),
    en: (f: Call) => (f.phone ? `Questions? Call us: ${f.phone}. You cannot answer this email.` : 'You cannot answer this email.'),
  },
  open: { nl: 'Bekijk het', en: 'Look at it' },

  consentSubject: { nl: 'Iemand vroeg hulp voor jou. Vind je dat goed?', en: 'Somebody asked for help for you. Do you agree?' },
  consentText: {
    nl: (f: Asker) => `${f.asker} vroeg hulp voor jou. Lees wat er staat en zeg of je het goed vindt. Zonder jouw ja gebeurt er niets.`,
    en: (f: Asker) => `${f.asker} asked for help for you. Read what it says, and tell us whether you agree. Without your yes nothing happens.`,
  },
  consentNothing: {
    nl: (f: Asker) => `Ken je ${f.asker} niet? Dan hoef je niets te doen.`,
    en: (f: Asker) => `Do you not know ${f.asker}? Then you need not do anything.`,
  },
  consentButton: { nl: 'Lees het en geef antwoord', en: 'Read it and answer' },
  whyAddress: {
    nl: (f: Asker) => `Je krijgt deze e-mail omdat ${f.asker} je adres invulde.`,
    en: (f: Asker) => `You get this email because ${f.asker} filled in your address.`,
  },

  parentSubject: { nl: 'Mag je kind meedoen met een-op-een hulp?', en: 'May your child join one-to-one help?' },
  parentText: {
    nl: (f: Asker) => `${f.asker} is 16 of 17 en wil hulp vragen of geven aan één persoon. Daarvoor is het ja van een ouder of verzorger nodig.`,
    en: (f: Asker) => `${f.asker} is 16 or 17 and would like to ask for help or give it, to one person. That needs the yes of a parent or guardian.`,
  },

  submittedSubject: { nl: 'Nieuwe vraag om hulp om te bekijken', en: 'New request for help to look at' },
  submittedText: {
    nl: 'Iemand zette een vraag of een aanbod klaar voor een-op-een hulp. Kijk er binnen drie werkdagen naar.',
    en: 'Somebody handed in a request or an offer of one-to-one help. Look at it within three working days.',
  },
  screen: { nl: 'Bekijk de vragen', en: 'Look at the requests' },
  whyCenter: { nl: 'Je krijgt deze e-mail omdat je vragen om hulp bekijkt.', en: 'You get this email because you look at requests for help.' },

  dueSubject: { nl: 'Er wacht een vraag om hulp', en: 'A request for help is waiting' },
  dueText: {
    nl: (f: Count) => `Een vraag of aanbod wacht al ${f.days} werkdagen. We beloofden binnen drie werkdagen te kijken.`,
    en: (f: Count) => `A request or an offer has been waiting for ${f.days} working days. We promised to look within three.`,
  },

  screenedSubject: { nl: 'Je hulpvraag is bekeken', en: 'We looked at your request' },
  screenedText: {
    nl: 'We keken naar wat je schreef. Het is goed zo. Op de pagina zie je met welke woorden we verdergaan.',
    en: 'We looked at what you wrote. It is fine. On the page you can see in which words it goes on.',
  },
  screenedShown: {
    nl: 'Iedereen kan het nu lezen. Van jou staan er alleen je voornaam en je plaats bij.',
    en: 'Everybody can read it now. Of you, only your first name and your town are shown.',
  },
  screenedQuiet: { nl: 'Het staat niet op de website. Wij zoeken voor je.', en: 'It is not on the website. We look for somebody for you.' },

  deniedSubject: { nl: 'Over je hulpvraag', en: 'About your request' },
  deniedText: {
    nl: 'We keken naar wat je schreef. Hier kunnen onze vrijwilligers niet mee helpen.',
    en: 'We looked at what you wrote. Our volunteers cannot help with this.',
  },
  deniedThen: { nl: 'Deze plekken kunnen dat misschien wel:', en: 'These places perhaps can:' },

  expiringSubject: { nl: 'Zoek je nog?', en: 'Are you still looking?' },
  expiringText: {
    nl: (f: Count) => `Over ${f.days} dagen stopt je vraag of aanbod. Wil je dat het blijft staan? Eén druk is genoeg.`,
    en: (f: Count) => `Your request or offer ends in ${f.days} days. Would you like it to stay? One press is enough.`,
  },
  extend: { nl: 'Ja, laat het staan', en: 'Yes, keep it' },

  expiredSubject: { nl: 'Je vraag of aanbod is gestopt', en: 'Your request or offer has ended' },
  expiredText: {
    nl: 'Er kwam geen antwoord op onze mails, dus we hebben het gestopt. Zoek je nog? Je kunt het zo weer vragen.',
    en: 'There was no answer to our emails, so we have ended it. Are you still looking? You can ask again at once.',
  },
  again: { nl: 'Vraag het opnieuw', en: 'Ask again' },

  why: { nl: 'Je krijgt deze e-mail omdat je meedoet met een-op-een hulp.', en: 'You get this email because you take part in one-to-one help.' },
})
