import { defineMessages } from '#kernel/i18n/messages.ts'
import type { Audience, Menu, menuFlags, Target } from './menu-item.ts'

type Words = { nl: string; en: string }

export const menuNames: Record<Menu, Words> = defineMessages({
  top: { nl: 'Bovenaan', en: 'At the top' },
  header: { nl: 'Hoofdmenu', en: 'Main menu' },
  footer: { nl: 'Footer', en: 'Footer' },
})

export const menuTexts: Record<Menu, Words> = defineMessages({
  top: {
    nl: 'Een smalle balk boven het hoofdmenu. Op een telefoon staat dit in het menu.',
    en: 'A narrow bar above the main menu. On a phone these are in the menu.',
  },
  header: { nl: 'Naast de naam van de site. Wat niet past, staat onder ‘Meer’.', en: 'Beside the name of the site. What does not fit is under ‘More’.' },
  footer: {
    nl: 'Onder aan elke pagina. Zet regels onder een kopje voor een eigen kolom. Privacy, toegankelijkheid en cookies staan er altijd.',
    en: 'At the foot of every page. Put lines under a heading for a column of their own. Privacy, accessibility and cookies are always there.',
  },
})

export const targetNames: Record<Target, Words> = defineMessages({
  page: { nl: 'Een pagina die jullie schreven', en: 'A page that you wrote' },
  route: { nl: 'Een onderdeel van de site', en: 'A part of the site' },
  url: { nl: 'Een ander adres', en: 'Another address' },
  heading: { nl: 'Nergens, het is een kopje', en: 'Nowhere, it is a heading' },
})

export const audienceNames: Record<Audience, Words> = defineMessages({
  all: { nl: 'Iedereen', en: 'Everybody' },
  signed_in: { nl: 'Alleen wie is ingelogd', en: 'Only who is signed in' },
  anonymous: { nl: 'Alleen wie niet is ingelogd', en: 'Only who is not signed in' },
})

export const flagNames: Record<(typeof menuFlags)[number], Words> = defineMessages({
  activities: { nl: 'Activiteiten', en: 'Activities' },
  peerToPeer: { nl: 'Een-op-een hulp', en: 'One-to-one help' },
  volunteerProfiles: { nl: 'Profielen van vrijwilligers', en: 'Profiles of volunteers' },
  centerSharing: { nl: 'Delen met andere plaatsen', en: 'Sharing with other towns' },
  enableOrganizationsMoving: { nl: 'Verhuizen van organisaties', en: 'Moving of organizations' },
})

/** The page where editors change the menus. */
export const menuWords = defineMessages({
  title: { nl: 'Menu', en: 'Menu' },
  text: {
    nl: 'Wat bezoekers boven en onder aan de site zien. Elke verandering staat meteen op de site.',
    en: 'What visitors see at the top and the foot of the site. Every change is on the site at once.',
  },
  begin: { nl: 'Maak het menu van jullie', en: 'Make the menu yours' },
  beginText: {
    nl: 'Dit menu kreeg de site om mee te beginnen. Maak het van jullie, dan kun je elke regel veranderen. Bezoekers zien daar niets van.',
    en: 'The site came with this menu. Make it yours, and you can change every line. Visitors do not notice.',
  },
  readOnly: { nl: 'De redactie stelt de menu’s samen. Jij kunt ze bekijken.', en: 'The editors put the menus together. You can look at them.' },
  add: { nl: 'Voeg een regel toe', en: 'Add a line' },
  addTo: { nl: (f: { menu: string }) => `Voeg een regel toe: ${f.menu}`, en: (f: { menu: string }) => `Add a line: ${f.menu}` },
  empty: { nl: 'Hier staan nog geen regels.', en: 'There are no lines here yet.' },
  edit: { nl: (f: { name: string }) => `Bewerk ‘${f.name}’`, en: (f: { name: string }) => `Edit ‘${f.name}’` },
  move: { nl: (f: { name: string }) => `Verplaats ‘${f.name}’ met de pijltjes`, en: (f: { name: string }) => `Move ‘${f.name}’ with the arrow keys` },
  up: { nl: (f: { name: string }) => `Zet ‘${f.name}’ omhoog`, en: (f: { name: string }) => `Move ‘${f.name}’ up` },
  down: { nl: (f: { name: string }) => `Zet ‘${f.name}’ omlaag`, en: (f: { name: string }) => `Move ‘${f.name}’ down` },
  in: { nl: (f: { name: string }) => `Zet ‘${f.name}’ onder de regel erboven`, en: (f: { name: string }) => `Put ‘${f.name}’ under the line above` },
  out: { nl: (f: { name: string }) => `Zet ‘${f.name}’ weer op de eerste laag`, en: (f: { name: string }) => `Put ‘${f.name}’ back on the first level` },
  remove: { nl: (f: { name: string }) => `Haal ‘${f.name}’ weg`, en: (f: { name: string }) => `Remove ‘${f.name}’` },
  howToMove: {
    nl: 'Sleep een regel aan de streepjes, ook naar een ander menu. Sleep je hem iets naar rechts, dan komt hij onder de regel erboven. Of ga erop staan en gebruik de pijltjes: ↑ en ↓ verplaatsen (voorbij het einde begint het volgende menu), → zet de regel onder die erboven, ← zet hem terug.',
    en: 'Drag a line by its grip, into another menu too. Drag it a little to the right and it comes under the line above. Or go there and use the arrow keys: ↑ and ↓ move it (beyond the end the next menu begins), → puts it under the line above, ← puts it back.',
  },
  movedTo: {
    nl: (f: { name: string; place: number; of: number }) => `‘${f.name}’ staat nu op plaats ${f.place} van ${f.of}`,
    en: (f: { name: string; place: number; of: number }) => `‘${f.name}’ is now number ${f.place} of ${f.of}`,
  },
  movedUnder: {
    nl: (f: { name: string; parent: string; place: number; of: number }) => `‘${f.name}’ staat nu onder ‘${f.parent}’, op plaats ${f.place} van ${f.of}`,
    en: (f: { name: string; parent: string; place: number; of: number }) => `‘${f.name}’ is now under ‘${f.parent}’, number ${f.place} of ${f.of}`,
  },
  movedInto: {
    nl: (f: { name: string; menu: string; place: number; of: number }) => `‘${f.name}’ staat nu in ‘${f.menu}’, op plaats ${f.place} van ${f.of}`,
    en: (f: { name: string; menu: string; place: number; of: number }) => `‘${f.name}’ is now in ‘${f.menu}’, number ${f.place} of ${f.of}`,
  },
  cannotMove: { nl: (f: { name: string }) => `‘${f.name}’ kan daar niet heen`, en: (f: { name: string }) => `‘${f.name}’ cannot go there` },
  moved: { nl: 'De regel is verplaatst', en: 'The line was moved' },
  removed: { nl: (f: { name: string }) => `‘${f.name}’ is weggehaald`, en: (f: { name: string }) => `‘${f.name}’ was removed` },
  added: { nl: 'De regel staat in het menu', en: 'The line is in the menu' },
  saved: { nl: 'De regel is veranderd', en: 'The line was changed' },
  lost: {
    nl: 'Geen verbinding. Wat je verplaatste blijft hier staan en wordt vanzelf bewaard zodra het kan.',
    en: 'No connection. What you moved stays here, and is saved by itself as soon as it can be.',
  },
  signedOut: {
    nl: 'Je bent uitgelogd. Log weer in: wat je verplaatste wordt dan bewaard.',
    en: 'You were signed out. Sign in again: what you moved is saved then.',
  },
  signIn: { nl: 'Log weer in', en: 'Sign in again' },
  notKept: {
    nl: 'Iemand anders veranderde het menu intussen. Jouw verplaatsing is niet bewaard.',
    en: 'Somebody else changed the menu meanwhile. What you moved was not saved.',
  },

  untranslated: { nl: 'Niet vertaald', en: 'Not translated' },
  page: { nl: 'Pagina', en: 'Page' },
  part: { nl: 'Onderdeel', en: 'Part' },
  heading: { nl: 'Kopje', en: 'Heading' },
  newWindow: { nl: 'Nieuw venster', en: 'New window' },
  isOffline: { nl: 'Deze pagina staat niet online. Bezoekers zien de regel niet.', en: 'This page is not online. Visitors do not see the line.' },
  isGone: { nl: 'Deze pagina is er niet meer. Bezoekers zien de regel niet.', en: 'This page is gone. Visitors do not see the line.' },
  isOff: {
    nl: 'Dit onderdeel staat op jullie site niet aan. Bezoekers zien de regel niet.',
    en: 'This part is not switched on for your site. Visitors do not see the line.',
  },
  isEmpty: { nl: 'Onder dit kopje staat nog niets. Bezoekers zien het niet.', en: 'There is nothing under this heading yet. Visitors do not see it.' },

  preview: { nl: 'Zo ziet een bezoeker het', en: 'What visitors see' },
  asLanguage: { nl: 'Taal', en: 'Language' },
  dutch: { nl: 'Nederlands', en: 'Dutch' },
  english: { nl: 'Engels', en: 'English' },
  asWho: { nl: 'Voor wie', en: 'For whom' },
  stranger: { nl: 'Niet ingelogd', en: 'Signed out' },
  signedIn: { nl: 'Ingelogd', en: 'Signed in' },
  always: { nl: 'Deze website', en: 'This website' },
  alwaysThere: { nl: 'Privacy, toegankelijkheid, cookies', en: 'Privacy, accessibility, cookies' },
  loose: { nl: 'Meer', en: 'More' },

  newLine: { nl: 'Nieuwe regel', en: 'New line' },
  target: { nl: 'Waar leidt de regel heen?', en: 'Where does the line lead?' },
  choosePage: { nl: 'Welke pagina?', en: 'Which page?' },
  chooseFirst: { nl: 'Kies een pagina', en: 'Choose a page' },
  notOnline: { nl: (f: { title: string }) => `${f.title} (niet online)`, en: (f: { title: string }) => `${f.title} (not online)` },
  noPages: { nl: 'Je schrijft een pagina bij Pagina’s.', en: 'You write a page at Pages.' },
  choosePart: { nl: 'Welk onderdeel?', en: 'Which part?' },
  chooseFirstPart: { nl: 'Kies een onderdeel', en: 'Choose a part' },
  address: { nl: 'Adres', en: 'Address' },
  addressHint: {
    nl: 'Bijvoorbeeld www.gemeente.nl, een mailadres of een telefoonnummer.',
    en: 'For example www.gemeente.nl, an email address or a phone number.',
  },
  labelNl: { nl: 'Hoe heet de regel?', en: 'What is the line called? In Dutch' },
  labelNlHint: { nl: 'Leeg: de naam van de pagina of het onderdeel.', en: 'Empty: the name of the page or the part.' },
  labelEn: { nl: 'Hoe heet de regel in het Engels?', en: 'What is the line called?' },
  labelEnHint: { nl: 'Leeg: op Engelse pagina’s staat het Nederlands.', en: 'Empty: English pages show the Dutch words.' },
  visibleFor: { nl: 'Wie ziet de regel?', en: 'Who sees the line?' },
  more: { nl: 'Meer keuzes', en: 'More choices' },
  inNewWindow: { nl: 'Open het adres in een nieuw venster', en: 'Open the address in a new window' },
  onlyWith: { nl: 'Alleen als dit onderdeel aan staat', en: 'Only while this part is switched on' },
  save: { nl: 'Sla op', en: 'Save' },
  back: { nl: 'Terug', en: 'Back' },
})
