import { defineMessages } from '#kernel/i18n/messages.ts'

/** What stands around a text while it is written. */
export const richWords = defineMessages({
  tools: { nl: 'Opmaak', en: 'Formatting' },
  textKind: { nl: 'Soort tekst', en: 'Kind of text' },
  paragraph: { nl: 'Alinea', en: 'Paragraph' },
  heading2: { nl: 'Kop 2', en: 'Heading 2' },
  heading3: { nl: 'Kop 3', en: 'Heading 3' },
  bold: { nl: 'Vet', en: 'Bold' },
  italic: { nl: 'Schuin', en: 'Italic' },
  link: { nl: 'Link', en: 'Link' },
  bullets: { nl: 'Lijst met bolletjes', en: 'List with bullets' },
  numbers: { nl: 'Lijst met nummers', en: 'List with numbers' },
  quoted: { nl: 'Citaat', en: 'Quote' },
  undo: { nl: 'Maak ongedaan', en: 'Undo' },
  redo: { nl: 'Doe opnieuw', en: 'Redo' },
  leadsTo: { nl: 'Leidt naar', en: 'Leads to' },
  keepLink: { nl: 'Bewaar link', en: 'Keep link' },
  linkHint: {
    nl: 'Een adres van deze site (/vacancies/search), https://…, een e-mailadres of een telefoonnummer. Leeg haalt de link weg.',
    en: 'An address of this site (/vacancies/search), https://…, a mail address or a telephone number. Empty takes the link away.',
  },
})
