import { defineMessages } from '#kernel/i18n/messages.ts'

export const replyWords = defineMessages({
  title: { nl: 'Standaardteksten', en: 'Ready texts' },
  text: {
    nl: 'Wat je vaak schrijft, zet je in een gesprek met één druk in je bericht. Daarna kun je het nog aanpassen.',
    en: 'What you often write goes into your message with one press. After that you can still change it.',
  },
  ofCenter: { nl: (f: { center: string }) => `Van ${f.center}`, en: (f: { center: string }) => `Of ${f.center}` },
  ofTeam: { nl: (f: { name: string }) => `Van ${f.name}`, en: (f: { name: string }) => `Of ${f.name}` },
  all: { nl: 'Alle', en: 'All' },
  tabs: { nl: 'Welke teksten', en: 'Which texts' },
  searchBy: { nl: 'Zoek in titel', en: 'Search titles' },
  name: { nl: 'Titel', en: 'Title' },
  nameHint: { nl: 'Zo herken je hem in het menu', en: 'This is how you know it in the menu' },
  body: { nl: 'Tekst', en: 'Text' },
  changed: { nl: 'Aangepast', en: 'Changed' },
  add: { nl: 'Standaardtekst toevoegen', en: 'Add ready text' },
  edit: { nl: 'Standaardtekst aanpassen', en: 'Change ready text' },
  save: { nl: 'Bewaar tekst', en: 'Save text' },
  saved: { nl: (f: { title: string }) => `‘${f.title}’ is bewaard.`, en: (f: { title: string }) => `“${f.title}” has been saved.` },
  remove: { nl: 'Verwijder deze tekst', en: 'Remove this text' },
  removeForGood: { nl: 'Ja, verwijder voorgoed', en: 'Yes, remove for good' },
  removed: { nl: 'De tekst is verwijderd.', en: 'The text has been removed.' },
  gone: { nl: 'Deze tekst is er niet meer.', en: 'This text is no longer there.' },
  empty: { nl: 'Nog geen standaardteksten', en: 'No ready texts yet' },
  emptyText: {
    nl: 'Bewaar bijvoorbeeld hoe je iemand welkom heet of een afspraak voorstelt.',
    en: 'Save for example how you welcome somebody or propose an appointment.',
  },
  insert: { nl: 'Zet in je tekst', en: 'Put into your text' },
  insertText: { nl: 'In het gesprek staat hier wat erbij hoort.', en: 'In the conversation it says here what belongs there.' },
  firstName: { nl: 'Voornaam van de vrijwilliger', en: 'First name of the volunteer' },
  vacancy: { nl: 'Vacature', en: 'Vacancy' },
  organization: { nl: 'Organisatie', en: 'Organization' },
  braces: {
    nl: 'Zet een naam tussen twee accolades, bijvoorbeeld {{voornaam}}.',
    en: 'Put a name between two braces, such as {{voornaam}}.',
  },
  unknownName: {
    nl: (f: { known: string }) => `Je kunt alleen deze namen gebruiken: ${f.known}.`,
    en: (f: { known: string }) => `You can use these names only: ${f.known}.`,
  },
})
