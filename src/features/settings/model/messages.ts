import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words of the pages under /settings. */
export const settingsWords = defineMessages({
  settings: { nl: 'Instellingen', en: 'Settings' },
  general: { nl: 'Algemeen', en: 'General' },
  contact: { nl: 'Contactpersoon', en: 'Contact person' },
  design: { nl: 'Vormgeving', en: 'Design' },
  footer: { nl: 'Footer', en: 'Footer' },
  mails: { nl: 'E-mails', en: 'Emails' },
  widget: { nl: 'Op andere websites', en: 'On other websites' },
  words: { nl: 'Zoekwoorden', en: 'Search words' },
  export: { nl: 'Alles meenemen', en: 'Take all along' },
  exportText: {
    nl: 'Een versleutelde kopie van alles, om te bewaren of om mee te verhuizen.',
    en: 'An encrypted copy of everything, to keep or to move with.',
  },
  toExport: { nl: 'Naar de kopie', en: 'To the copy' },
  onlyAdmins: { nl: 'Een centerbeheerder kan dit veranderen.', en: 'A center admin can change this.' },
  save: { nl: 'Sla op', en: 'Save' },
  visible: { nl: 'Iedereen ziet dit op je site.', en: 'Everybody sees this on your site.' },
  notSaved: { nl: 'Nog niet opgeslagen', en: 'Not saved yet' },
  allSaved: { nl: 'Alles is opgeslagen', en: 'Everything is saved' },
  saved: { nl: 'Opgeslagen. Je site ziet er meteen zo uit.', en: 'Saved. Your site looks like this at once.' },
  savedBoth: { nl: 'Opgeslagen, samen met wat een ander veranderde', en: 'Saved, together with what somebody else changed' },
  dutch: { nl: 'Nederlands', en: 'Dutch' },
  english: { nl: 'Engels', en: 'English' },
  siteTitle: { nl: 'Je site', en: 'Your site' },
  siteText: {
    nl: 'Dit ligt vast voor je site. Klopt er iets niet? Vraag het aan de beheerder van de website.',
    en: 'This is settled for your site. Is something not right? Ask whoever runs the website.',
  },
  name: { nl: 'Jullie naam', en: 'Your team’s name' },
  displayName: { nl: 'Naam van de website', en: 'Name of the website' },
  town: { nl: 'Plaats', en: 'Town' },
  hosts: { nl: 'Adressen', en: 'Addresses' },
  languages: { nl: 'Talen van de pagina’s', en: 'Languages of the pages' },
  flagsTitle: { nl: 'Wat aan staat', en: 'What is switched on' },
  on: { nl: 'Aan', en: 'On' },
  off: { nl: 'Uit', en: 'Off' },
  statistics: { nl: 'Statistieken', en: 'Statistics' },
  gtagId: { nl: 'Nummer van Google Analytics', en: 'Google Analytics id' },
  gtagHint: {
    nl: 'Bijvoorbeeld G-ABC123456. We meten alleen bij bezoekers die dat goed vinden. Leeg: we meten niets.',
    en: 'For example G-ABC123456. We only measure visitors who agree. Empty: we measure nothing.',
  },
  gtagWrong: {
    nl: 'Dit is geen nummer van Google Analytics. Het begint met G- en heeft hoofdletters en cijfers.',
    en: 'This is not a Google Analytics id. It starts with G- and has capitals and digits.',
  },
})

/** The flags of specification §6 and §9, in words for admins. */
export const flagWords = defineMessages({
  volunteerProfiles: { nl: 'Profielen van vrijwilligers', en: 'Profiles of volunteers' },
  activities: { nl: 'Activiteiten', en: 'Activities' },
  peerToPeer: { nl: 'Eén-op-één hulp', en: 'One-on-one help' },
  centerSharing: { nl: 'Samen met andere centra', en: 'Together with other centers' },
  internationalisation: { nl: 'Pagina’s ook in het Engels', en: 'Pages in English too' },
  stickyHeader: { nl: 'Menu blijft bovenaan staan', en: 'Menu stays in view' },
  enableOrganizationsMoving: { nl: 'Organisaties verhuizen naar een ander centrum', en: 'Organizations can move to another center' },
  allowInactiveUsers: { nl: 'Mensen zonder actief account kunnen inloggen', en: 'People without an active account can sign in' },
  isStagedoos: { nl: 'Stages voor scholieren (Stagedoos)', en: 'School internships (Stagedoos)' },
  useI18n: { nl: 'Andere websites kunnen teksten in twee talen ophalen', en: 'Other websites can get texts in two languages' },
})
