import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** What the frame of the signed-in zone says: it is on every page, so what only documents and the server say is in `messages.ts`. */
export const frameWords = defineMessages({
  skip: { nl: 'Naar de inhoud', en: 'To the content' },
  home: { nl: 'naar de startpagina', en: 'to the home page' },
  mainMenu: { nl: 'Hoofdmenu', en: 'Main menu' },
  quickMenu: { nl: 'Snelmenu', en: 'Quick menu' },
  waitsHere: { nl: ' wachten op jou', en: ' waiting for you' },
  menu: { nl: 'Menu', en: 'Menu' },
  foldMenu: { nl: 'Menu inklappen', en: 'Fold the menu' },
  close: { nl: 'Sluiten', en: 'Close' },
  loading: { nl: 'Laden…', en: 'Loading…' },
  errorPrefix: { nl: 'Fout: ', en: 'Error: ' },

  customize: { nl: 'Customize', en: 'Customize' },

  signIn: { nl: 'Inloggen', en: 'Sign in' },
  signUp: { nl: 'Aanmelden', en: 'Sign up' },
  signOut: { nl: 'Uitloggen', en: 'Sign out' },
  profile: { nl: 'Profiel', en: 'Profile' },
  editProfile: { nl: 'Bewerk profiel', en: 'Edit profile' },

  themeDark: { nl: 'Donker', en: 'Dark' },
  themeLight: { nl: 'Licht', en: 'Light' },
  themeDevice: { nl: 'Apparaat', en: 'Device' },
  toDark: { nl: 'Naar donkere weergave', en: 'Switch to dark' },
  toLight: { nl: 'Naar lichte weergave', en: 'Switch to light' },
  appearance: { nl: 'Weergave', en: 'Appearance' },
  language: { nl: 'Taal', en: 'Language' },
  chooseLanguage: { nl: 'NL, taal kiezen', en: 'EN, choose a language' },
  notifications: {
    nl: (a: { n: number }) => (a.n ? `Notificaties, ${a.n} nieuw` : 'Notificaties'),
    en: (a: { n: number }) => (a.n ? `Notifications, ${a.n} new` : 'Notifications'),
  },
  allNotifications: { nl: 'Bekijk alle notificaties', en: 'See all notifications' },
  noNotifications: { nl: 'Je hebt geen notificaties.', en: 'You have no notifications.' },
  activity: { nl: 'Activiteit', en: 'Activity' },
  noActivity: { nl: 'Hier zie je wat je hebt gedaan. Er is nog niets.', en: 'This shows what you did. There is nothing yet.' },
  accountOf: { nl: 'Account van', en: 'Account of' },
  actingAs: { nl: (a: { name: string }) => `Je bent ingelogd als ${a.name}`, en: (a: { name: string }) => `You are signed in as ${a.name}` },
  actingUntil: {
    nl: (a: { impersonator: string; until: string }) => `${a.impersonator} kijkt mee tot ${a.until}.`,
    en: (a: { impersonator: string; until: string }) => `${a.impersonator} is looking along until ${a.until}.`,
  },
  actingForOther: { nl: 'Wat je hier doet, doe je namens een ander.', en: 'What you do here you do for somebody else.' },
  actingFor: { nl: 'Je werkt voor', en: 'You act for' },
  findOrganization: { nl: 'Zoek een organisatie', en: 'Find an organization' },
  recentlyChosen: { nl: 'Laatst gekozen', en: 'Chosen lately' },
  otherOrganizations: { nl: 'Andere organisaties', en: 'Other organizations' },
  organizationsFound: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: '1 organisatie gevonden', other: `${f.n} organisaties gevonden` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 organization found', other: `${f.n} organizations found` }),
  },
  noOrganizationFound: { nl: 'Geen organisatie met deze naam.', en: 'No organization by that name.' },
  leaveUnsavedTitle: { nl: 'Wat je typte is nog niet bewaard', en: 'What you typed is not saved yet' },
  leaveUnsaved: { nl: 'Wissel je nu van organisatie, dan raak je het kwijt.', en: 'If you switch organizations now, you lose it.' },
  leaveAnyway: { nl: 'Wissel toch', en: 'Switch anyway' },
  stayHere: { nl: 'Blijf hier', en: 'Stay here' },

  inNewWindow: { nl: ' (in een nieuw venster)', en: ' (in a new window)' },
  needHelp: { nl: 'Hulp nodig?', en: 'Need help?' },

  cookieQuestion: { nl: 'Mogen wij cookies gebruiken?', en: 'May we use cookies?' },
  cookieText: {
    nl: 'Cookies zijn kleine bestanden op je apparaat. Met sommige werkt de site. Met andere zien wij hoe we de site beter maken.',
    en: 'Cookies are small files on your device. Some make the site work. Others show us how to make the site better.',
  },
  functional: { nl: 'Functioneel', en: 'Functional' },
  alwaysOn: { nl: '(altijd aan)', en: '(always on)' },
  analytical: { nl: 'Analytisch', en: 'Analytical' },
  thirdParty: { nl: 'Van derden', en: 'Third party' },
  // To the letter, as specification §4 gives them (decisions 27).
  acceptAll: { nl: 'Accept all', en: 'Accept all' },
  rejectAll: { nl: 'Reject all', en: 'Reject all' },
  saveSelection: { nl: 'Save selection', en: 'Save selection' },

  // Errors. Dutch pages carry the texts of specification §2 to the letter, in whatever language they stand there (decisions 27).
  toOwnCenter: { nl: 'Ga naar je eigen website', en: 'Go to your own website' },
  toHomeCenter: { nl: (a: { name: string }) => `Ga naar ${a.name}`, en: (a: { name: string }) => `Go to ${a.name}` },
  wrongCenter: { nl: 'Ingelogd op de verkeerde website', en: 'Signed in at the wrong website' },
  wrongCenterText: {
    nl: 'Je account staat bij een andere partner in ons samenwerkingsverband. Neem contact op met de beheerder van de website.',
    en: 'Your account is registered with another partner in our collaboration. Contact the administrator of the website.',
  },
  error401: { nl: 'Not authorized', en: 'Not authorized' },
  error401Text: { nl: 'You are not authorized to access this page.', en: 'You are not authorized to access this page.' },
  error403: { nl: 'Verboden toegang', en: 'Access forbidden' },
  error403Text: { nl: 'Je hebt geen toegangsrechten voor deze pagina.', en: 'You have no rights to open this page.' },
  noOrganization: { nl: 'Geen organisatie gevonden', en: 'No organization found' },
  noOrganizationText: {
    nl: 'Deze pagina hoort bij een organisatie. Vraag een beheerder of ons om je toe te voegen.',
    en: 'This page belongs to an organization. Ask an admin or us to add you.',
  },
  signUpOrganization: { nl: 'Meld een organisatie aan', en: 'Sign up an organization' },
  organizationsFailedText: {
    nl: 'We konden je organisaties nu niet ophalen. Laad de pagina opnieuw, of probeer het later.',
    en: 'We could not get your organizations just now. Load the page again, or try later.',
  },
  error404: { nl: 'Page not found', en: 'Page not found' },
  error404Text: {
    nl: 'Deze pagina bestaat niet, of is verhuisd. Neem contact op met een beheerder, of probeer het later opnieuw.',
    en: 'This page does not exist, or it has moved. Contact an administrator, or try again later.',
  },
  pathNotFound: { nl: (a: { path: string }) => `Page Not Found: ${a.path}`, en: (a: { path: string }) => `Page Not Found: ${a.path}` },
  errorOther: {
    nl: (a: { code: string }) => `Oeps... er ging iets mis!${a.code && ` ${a.code}`}`,
    en: (a: { code: string }) => `Oops... something went wrong!${a.code && ` ${a.code}`}`,
  },
  errorOtherText: { nl: 'Probeer het later opnieuw.', en: 'Please try again later.' },
  errorOffline: {
    nl: 'Je hebt geen verbinding met internet. Wat je typte is bewaard. Deze pagina komt vanzelf als je weer verbinding hebt.',
    en: 'You have no connection to the internet. What you typed is kept. This page comes by itself when you are connected again.',
  },
  errorFull: { nl: 'Oeps, er ging iets mis!', en: 'Oops, something went wrong!' },
  errorPlain: { nl: 'Er ging iets mis', en: 'Something went wrong' },
  backHome: { nl: 'Back to home', en: 'Back to home' },
})
