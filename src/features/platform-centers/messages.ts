import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** Messages of the error codes of this feature. */
export const errorWords = defineMessages({
  nobody_waits: { nl: 'Er is niemand die nog moet komen', en: 'There is nobody who has yet to come' },
})

/** What is wrong with a center that is added, beside the faults of sites and of people. */
export const faultWords = defineMessages({
  noSite: { nl: 'Kies een website.', en: 'Choose a website.' },
  noAddress: {
    nl: 'Vul het adres van dit centrum in. Bijvoorbeeld vrijwilligers.voorbeeld.nl.',
    en: 'Enter the address of this center. For example volunteers.example.com.',
  },
  unknownTown: {
    nl: (f: { town: string; towns: string }) => `We kennen geen plaats ${f.town}. Kijk of je de naam goed hebt getypt.`,
    en: (f: { town: string; towns: string }) => `We know no town ${f.town}. Check whether you typed its name correctly.`,
  },
  severalTowns: {
    nl: (f: { town: string; towns: string }) => `Er zijn er meer met de naam ${f.town}. Vul de gemeente ook in: ${f.towns}.`,
    en: (f: { town: string; towns: string }) => `There are several called ${f.town}. Enter the municipality too: ${f.towns}.`,
  },
})

/** Words of the pages about centers. */
export const centerWords = defineMessages({
  title: { nl: 'Centra', en: 'Centers' },
  text: { nl: 'Alle vrijwilligerscentrales van dit platform, en hoe het er gaat.', en: 'All volunteer centers of this platform, and how they do.' },
  add: { nl: 'Centrum toevoegen', en: 'Add center' },
  states: { nl: 'Centra naar stand', en: 'Centers by state' },
  all: { nl: 'Alle', en: 'All' },
  open: { nl: 'Open', en: 'Open' },
  new: { nl: 'Nieuw', en: 'New' },
  suspended: { nl: 'Gesloten', en: 'Closed' },
  searchBy: { nl: 'Zoek op naam, plaats of adres', en: 'Search by name, town or address' },
  empty: { nl: 'Er is nog geen centrum', en: 'There is no center yet' },
  emptyText: {
    nl: 'Voeg het eerste toe. Je hebt een naam, een plaats en een mailadres nodig.',
    en: 'Add the first one. You need a name, a town and an email address.',
  },
  name: { nl: 'Centrum', en: 'Center' },
  town: { nl: 'Plaats', en: 'Town' },
  site: { nl: 'Website', en: 'Website' },
  state: { nl: 'Status', en: 'Status' },
  people: { nl: 'Mensen', en: 'People' },
  vacancies: { nl: 'Vacatures', en: 'Vacancies' },
  activity: { nl: 'Laatste activiteit', en: 'Last activity' },
  mails: { nl: 'Mail die niet aankomt', en: 'Mail that fails' },
  nothingYet: { nl: 'nog niets', en: 'nothing yet' },
  nobodyYet: { nl: 'Er is nog niemand gekomen', en: 'Nobody has come yet' },
  peopleHere: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: '1 mens', other: `${f.n} mensen` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 person', other: `${f.n} people` }),
  },
  vacanciesHere: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: '1 vacature', other: `${f.n} vacatures` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 vacancy', other: `${f.n} vacancies` }),
  },
  lastActive: { nl: (f: { day: string }) => `laatst actief ${f.day}`, en: (f: { day: string }) => `last active ${f.day}` },
  mailsFail: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: '1 mail kwam niet aan', other: `${f.n} mails kwamen niet aan` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 email failed', other: `${f.n} emails failed` }),
  },
})

/** Words of the page of one center. */
export const oneWords = defineMessages({
  visit: { nl: 'Bekijk de website', en: 'See the website' },
  facts: { nl: 'Hoe het gaat', en: 'How it does' },
  kind: { nl: 'Soort website', en: 'Kind of website' },
  key: { nl: 'Sleutel', en: 'Key' },
  siteName: { nl: 'Vaste naam', en: 'Fixed name' },
  hosts: { nl: 'Adressen', en: 'Addresses' },
  hostsText: {
    nl: 'Op al deze adressen staat dit centrum. Links in mails beginnen met het hoofdadres.',
    en: 'This center is at all of these addresses. Links in emails begin with the main one.',
  },
  main: { nl: 'hoofdadres', en: 'main address' },
  makeMain: { nl: 'Maak hoofdadres', en: 'Make main' },
  makeMainNamed: { nl: (f: { host: string }) => `Maak ${f.host} het hoofdadres`, en: (f: { host: string }) => `Make ${f.host} the main address` },
  madeMain: { nl: (f: { host: string }) => `${f.host} is nu het hoofdadres.`, en: (f: { host: string }) => `${f.host} is the main address now.` },
  removeHost: { nl: 'Haal weg', en: 'Remove' },
  removeHostNamed: { nl: (f: { host: string }) => `Haal ${f.host} weg`, en: (f: { host: string }) => `Remove ${f.host}` },
  hostRemoved: {
    nl: (f: { host: string }) => `${f.host} is weggehaald. Voeg het toe als je het terug wilt.`,
    en: (f: { host: string }) => `${f.host} is removed. Add it if you want it back.`,
  },
  host: { nl: 'Nog een adres', en: 'Another address' },
  hostHint: {
    nl: 'Laat het domein eerst naar deze server wijzen. Bijvoorbeeld vrijwilligers.voorbeeld.nl.',
    en: 'Have the domain point to this server first. For example volunteers.example.com.',
  },
  addHost: { nl: 'Voeg adres toe', en: 'Add address' },
  hostAdded: { nl: (f: { host: string }) => `${f.host} is toegevoegd en werkt nu.`, en: (f: { host: string }) => `${f.host} is added and works now.` },
  waiting: { nl: 'Eerste beheerder', en: 'First admin' },
  waitingText: {
    nl: (f: { name: string; email: string; day: string }) => `${f.name} (${f.email}) is uitgenodigd op ${f.day} en is nog niet gekomen.`,
    en: (f: { name: string; email: string; day: string }) => `${f.name} (${f.email}) was invited on ${f.day} and has not come yet.`,
  },
  inviteAgain: { nl: 'Stuur de uitnodiging opnieuw', en: 'Send the invitation again' },
  invitedAgain: {
    nl: (f: { email: string }) => `De uitnodiging is opnieuw gestuurd naar ${f.email}.`,
    en: (f: { email: string }) => `The invitation was sent to ${f.email} again.`,
  },
  linkToo: {
    nl: 'Komt de mail niet aan? Geef dan deze link door. Hij werkt één keer, en staat alleen nu hier.',
    en: 'Does the email not arrive? Then pass on this link. It works once, and it is shown only now.',
  },
  link: { nl: 'Link voor de eerste beheerder', en: 'Link for the first admin' },
  copy: { nl: 'Kopieer link', en: 'Copy link' },
  copied: { nl: 'Link gekopieerd', en: 'Link copied' },
  failures: { nl: 'Mail die niet aankomt', en: 'Mail that fails' },
  failuresText: {
    nl: 'De laatste van de afgelopen 30 dagen. Namen en adressen staan er niet bij.',
    en: 'The latest of the past 30 days, without names and addresses.',
  },
  noFailures: { nl: 'De afgelopen 30 dagen kwam alle mail aan.', en: 'All mail of the past 30 days arrived.' },
  inviteMail: { nl: 'Uitnodiging', en: 'Invitation' },
  accountMail: { nl: 'Mail over een account', en: 'Email about an account' },
  otherMail: { nl: 'Andere mail', en: 'Other email' },
  noReason: { nl: 'De mailserver gaf geen reden.', en: 'The mail server gave no reason.' },
  suspend: { nl: 'Website sluiten', en: 'Close the website' },
  suspendText: {
    nl: 'Bezoekers lezen dan: “Deze website is tijdelijk gesloten. Alles wat hier staat, blijft bewaard.” Niemand kan inloggen. Er gaat niets verloren, en je kunt de website altijd weer openen.',
    en: 'Visitors then read: “This website is closed for now. Everything on this website is kept.” Nobody can sign in. Nothing is lost, and you can open the website again at any time.',
  },
  reason: { nl: 'Waarom sluit je de website?', en: 'Why do you close the website?' },
  reasonHint: { nl: 'Dit staat in de geschiedenis. Bezoekers zien het niet.', en: 'This is kept in the history. Visitors do not see it.' },
  reasonMissing: { nl: 'Vul in waarom je de website sluit.', en: 'Enter why you close the website.' },
  suspendNow: { nl: 'Sluit de website', en: 'Close the website' },
  suspendedNow: {
    nl: (f: { name: string }) => `${f.name} is gesloten. Je kunt de website hier weer openen.`,
    en: (f: { name: string }) => `${f.name} is closed. You can open the website again here.`,
  },
  isClosed: { nl: 'Deze website is gesloten', en: 'This website is closed' },
  isClosedSince: {
    nl: (f: { day: string }) => `Sinds ${f.day}. Bezoekers lezen dat de website tijdelijk gesloten is. Alles is bewaard.`,
    en: (f: { day: string }) => `Since ${f.day}. Visitors read that the website is closed for now. Everything is kept.`,
  },
  wholeSite: { nl: 'De hele site is gesloten, met alle centra erop.', en: 'The whole site is closed, with every center on it.' },
  reopen: { nl: 'Open de website weer', en: 'Open the website again' },
  reopened: { nl: (f: { name: string }) => `${f.name} is weer open.`, en: (f: { name: string }) => `${f.name} is open again.` },
  history: { nl: 'Geschiedenis', en: 'History' },
})

/** The kinds of sites (specification §1). */
export const kindWords = defineMessages({
  town_bank: { nl: 'Vacaturebank van een gemeente', en: 'Vacancy bank of a town' },
  town_point: { nl: 'Vrijwilligerspunt van een gemeente', en: 'Volunteer point of a town' },
  participation: { nl: 'Meedoen-site', en: 'Participation site' },
  public: { nl: 'Openbare site van een provincie', en: 'Public site of a province' },
  demo: { nl: 'Demo', en: 'Demo' },
})

/** Words of the form that adds a center. */
export const addWords = defineMessages({
  text: {
    nl: 'Het centrum werkt meteen. Je hoeft de server niet opnieuw te starten.',
    en: 'The center works at once. The server does not need to be restarted.',
  },
  where: { nl: 'Waar', en: 'Where' },
  site: { nl: 'Op welke website?', en: 'On which website?' },
  newSite: { nl: 'Een nieuwe website', en: 'A new website' },
  noSite: { nl: 'Kies een website.', en: 'Choose a website.' },
  kind: { nl: 'Soort website', en: 'Kind of website' },
  kindHint: { nl: 'Alleen voor een nieuwe website. Hiervan hangt af wat er op de site staat.', en: 'Only for a new website. It decides what the site offers.' },
  center: { nl: 'Het centrum', en: 'The center' },
  name: { nl: 'Naam van het centrum', en: 'Name of the center' },
  nameMissing: { nl: 'Vul de naam van het centrum in.', en: 'Enter the name of the center.' },
  town: { nl: 'Plaats', en: 'Town' },
  townMissing: { nl: 'Vul de plaats in.', en: 'Enter the town.' },
  address: { nl: 'Adres op internet', en: 'Address on the internet' },
  addressHint: {
    nl: 'Laat het domein eerst naar deze server wijzen. Bijvoorbeeld vrijwilligers.voorbeeld.nl.',
    en: 'Have the domain point to this server first. For example volunteers.example.com.',
  },
  firstAdmin: { nl: 'De eerste beheerder', en: 'The first admin' },
  firstAdminText: { nl: 'Krijgt een mail met een link, en richt de website daarna zelf in.', en: 'Gets an email with a link, and then sets up the website.' },
  cancel: { nl: 'Annuleer', en: 'Cancel' },
  whatHappens: { nl: 'Wat er dan gebeurt', en: 'What happens next' },
  stepSite: { nl: 'De website staat er meteen, op het adres dat je invult.', en: 'The website is there at once, at the address that you enter.' },
  stepMail: {
    nl: 'De eerste beheerder krijgt een uitnodiging. Jij krijgt ook een link, om door te geven.',
    en: 'The first admin gets an invitation. You get a link too, to pass on.',
  },
  stepFirst: {
    nl: 'Na het kiezen van een wachtwoord staat op het dashboard wat er nog moet gebeuren.',
    en: 'After choosing a password the dashboard says what is left to do.',
  },
  added: { nl: (f: { name: string }) => `${f.name} staat klaar`, en: (f: { name: string }) => `${f.name} is ready` },
  addedText: {
    nl: (f: { email: string }) => `De website werkt nu. We hebben een uitnodiging gestuurd naar ${f.email}.`,
    en: (f: { email: string }) => `The website works now. We sent an invitation to ${f.email}.`,
  },
  toCenter: { nl: 'Naar dit centrum', en: 'To this center' },
})
