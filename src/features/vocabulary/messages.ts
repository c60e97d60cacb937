import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** Words of the page where a center sees and extends its search vocabulary. */
export const vocabularyWords = defineMessages({
  text: {
    nl: 'De zoekfunctie begrijpt wat mensen zeggen: wie ‘oma’ typt, vindt werk met ouderen. Bekijk hier wat ze begrijpt, en voeg toe hoe jullie iets noemen. Dat werkt meteen, en alleen bij jullie.',
    en: 'The search understands what people say: who types ‘granny’ finds work with older people. See here what it understands, and add what you call things. That works at once, and only here.',
  },
  tryTitle: { nl: 'Wat begrijpt de zoekfunctie?', en: 'What does the search understand?' },
  tryLabel: { nl: 'Typ een vraag of een woord', en: 'Type a question or a word' },
  tryButton: { nl: 'Bekijk', en: 'Look' },
  nothing: {
    nl: ({ q }: { q: string }) =>
      `‘${q}’ kent de zoekfunctie niet. Ze zoekt dan op het woord zelf. Voeg het hieronder toe als mensen er iets anders mee bedoelen.`,
    en: ({ q }: { q: string }) => `The search does not know ‘${q}’. It looks for the word itself. Add it below if people mean something else by it.`,
  },
  meant: { nl: 'Begrepen als', en: 'Understood as' },
  alike: { nl: 'Lijkt erop', en: 'Looks like it' },
  dutch: { nl: 'Nederlands', en: 'Dutch' },
  english: { nl: 'Engels', en: 'English' },
  near: { nl: 'Ligt dichtbij', en: 'Is near' },
  all: {
    nl: ({ n }: { n: number }) => `Alle ${n} begrippen`,
    en: ({ n }: { n: number }) => `All ${n} concepts`,
  },
  ownTitle: { nl: 'Jullie eigen woorden', en: 'Your own words' },
  ownNone: { nl: 'Er zijn nog geen eigen woorden.', en: 'There are no words of your own yet.' },
  ownCount: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: '1 woord', other: `${n} woorden` }),
    en: ({ n }: { n: number }) => plural('en', n, { one: '1 word', other: `${n} words` }),
  },
  addTitle: { nl: 'Woorden toevoegen', en: 'Add words' },
  name: { nl: 'Begrip', en: 'Concept' },
  nameHint: {
    nl: 'Kies een begrip uit de lijst, of typ een nieuw. Bijvoorbeeld ‘ouderen’ of de naam van jullie eigen project.',
    en: 'Choose a concept from the list, or type a new one. For example ‘ouderen’ or the name of a project of your own.',
  },
  words: { nl: 'Hoe noemen mensen het?', en: 'What do people call it?' },
  wordsHint: { nl: 'Eén woord of uitdrukking op elke regel.', en: 'One word or phrase on each line.' },
  ownNear: { nl: 'Wat ligt er dichtbij?', en: 'What is near it?' },
  ownNearHint: {
    nl: 'Begrippen die ook passen als er weinig is. Eén op elke regel, hooguit zes.',
    en: 'Concepts that fit too when little is found. One on each line, six at most.',
  },
  add: { nl: 'Voeg toe', en: 'Add' },
  save: { nl: 'Bewaar woorden', en: 'Save words' },
  remove: { nl: ({ name }: { name: string }) => `Verwijder ‘${name}’`, en: ({ name }: { name: string }) => `Remove ‘${name}’` },
  change: { nl: 'Pas aan', en: 'Change' },
  saved: { nl: ({ name }: { name: string }) => `De woorden van ‘${name}’ werken nu`, en: ({ name }: { name: string }) => `The words of ‘${name}’ work now` },
  removed: { nl: ({ name }: { name: string }) => `‘${name}’ is verwijderd`, en: ({ name }: { name: string }) => `‘${name}’ has been removed` },
  onlyAdmins: { nl: 'Een centerbeheerder kan woorden toevoegen.', en: 'A center admin can add words.' },
})
