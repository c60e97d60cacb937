import { defineMessages } from '#kernel/i18n/messages.ts'

/** Coming to a workshop for everybody, from its page in the calendar. */
export const comeWords = defineMessages({
  come: { nl: 'Ik kom', en: 'I will come' },
  toLine: { nl: 'Zet mij op de wachtlijst', en: 'Put me on the waiting list' },
  strangerFirst: {
    nl: 'Je maakt eerst een account. Je plek is van jou zodra je je e-mailadres hebt bevestigd. Is het dan vol? Dan kom je op de wachtlijst.',
    en: 'You make an account first. Your place is yours once you have confirmed your email address. If it is full by then you are on the waiting list.',
  },
  oneMoreStep: { nl: 'Nog één stap: maak een account', en: 'One more step: make an account' },
  oneMoreStepText: {
    nl: 'Je plek is van jou zodra je je e-mailadres hebt bevestigd. Is het dan vol? Dan kom je op de wachtlijst.',
    en: 'Your place is yours once you have confirmed your email address. If it is full by then you are on the waiting list.',
  },
  keptStep: {
    nl: 'We onthouden dat je wilt komen. Open de link op dit apparaat, dan schrijven we je meteen in.',
    en: 'We remember that you want to come. Open the link on this device, and we register you at once.',
  },
  confirmComes: {
    nl: 'We schrijven je dan ook meteen in voor de workshop. Is hij vol geworden? Dan kom je op de wachtlijst.',
    en: 'We then register you for the workshop at once too. If it has become full you are on the waiting list.',
  },
  hasPlace: { nl: 'Je hebt een plek. Je krijgt een mail.', en: 'You have a place. You get a mail.' },
  waits: {
    nl: 'Alle plekken zijn bezet. Je staat op de wachtlijst. Je krijgt een mail.',
    en: 'All places are taken. You are on the waiting list. You get a mail.',
  },
  already: { nl: 'Je was al aangemeld.', en: 'You were registered already.' },
  closed: { nl: 'Aanmelden kan niet meer.', en: 'Registration is closed.' },
  more: { nl: 'Bekijk je aanmelding', en: 'See your registration' },
  moreText: { nl: 'Komt er iemand mee, of moeten we iets weten?', en: 'Does somebody come along, or should we know something?' },
  moreLink: { nl: 'Meld je dan aan met meer erbij', en: 'Then register with more details' },
})
