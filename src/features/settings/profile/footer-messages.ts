import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words of the pages where a center edits its footer and contact person. */
export const footerWords = defineMessages({
  text: {
    nl: 'Staat onder elke pagina van je site. Wat je leeg laat, vullen wij in.',
    en: 'Stands below every page of your site. What you leave empty we fill in.',
  },
  words: { nl: 'Wat er staat', en: 'What it says' },
  titleNl: { nl: 'Kop', en: 'Heading in Dutch' },
  titleEn: { nl: 'Kop in het Engels', en: 'Heading' },
  textNl: { nl: 'Tekst', en: 'Text in Dutch' },
  textEn: { nl: 'Tekst in het Engels', en: 'Text' },
  emptyIsOurs: { nl: 'Leeg: ‘Vragen? We helpen je graag.’', en: 'Empty: ‘Questions? We are glad to help.’' },
  untranslated: { nl: 'Leeg: op Engelse pagina’s staat het Nederlands.', en: 'Empty: English pages show the Dutch words.' },
  menuText: {
    nl: 'De links onder aan de site stel je samen bij de menu’s.',
    en: 'The links at the foot of the site are put together with the menus.',
  },
  toMenu: { nl: 'Naar het menu van de footer', en: 'To the menu of the footer' },
  contactText: {
    nl: 'Wie kunnen bezoekers bellen of mailen? Dit staat onder elke pagina en bij het inloggen. Zet er alleen in wat iedereen mag zien.',
    en: 'Whom can visitors call or email? This stands below every page and where people sign in. Only enter what everybody may see.',
  },
  name: { nl: 'Naam', en: 'Name' },
  nameHint: { nl: 'Leeg: we noemen geen naam.', en: 'Empty: we give no name.' },
  roleNl: { nl: 'Wat doet deze persoon?', en: 'What does this person do? In Dutch' },
  roleEn: { nl: 'Hetzelfde in het Engels', en: 'The same in English' },
  roleHint: { nl: 'Bijvoorbeeld: coördinator vrijwilligerswerk', en: 'For example: volunteer coordinator' },
  phone: { nl: 'Telefoonnummer', en: 'Phone number' },
  email: { nl: 'E-mailadres', en: 'Email address' },
  hoursNl: { nl: 'Wanneer bereikbaar', en: 'Opening hours in Dutch' },
  hoursEn: { nl: 'Wanneer bereikbaar, in het Engels', en: 'Opening hours' },
  emptyIsCenter: { nl: 'Leeg: wat van jullie bekend is.', en: 'Empty: what is known of you.' },
  photo: { nl: 'Foto', en: 'Photo' },
  photoHint: { nl: 'Een gezicht maakt bellen makkelijker.', en: 'A face makes calling easier.' },
})
