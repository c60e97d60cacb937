import { defineMessages } from '#kernel/i18n/messages.ts'

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
    nl: 'Een adres van deze site (/vacancies/search), https://…, een e-mailadres of een telefoonnummer. Met onderwerp: info@voorbeeld.nl?subject=Vraag. Leeg haalt de link weg.',
    en: 'An address of this site (/vacancies/search), https://…, a mail address or a telephone number. With a subject: info@example.com?subject=Question. Empty takes the link away.',
  },
  advice: { nl: 'Leesbaarheid', en: 'Readability' },
  level: { nl: ({ level }: { level: string }) => `Taalniveau ${level}`, en: ({ level }: { level: string }) => `Language level ${level}` },
  tooShort: { nl: 'Nog te weinig tekst om iets over te zeggen.', en: 'Too little text to say something about it.' },
  longSentence: {
    nl: ({ n }: { n: number }) => (n === 1 ? 'Eén zin is lang. Maak er twee van:' : `${n} zinnen zijn lang. De eerste:`),
    en: ({ n }: { n: number }) => (n === 1 ? 'One sentence is long. Make two of it:' : `${n} sentences are long. The first one:`),
  },
  headingJump: {
    nl: ({ text }: { text: string }) => `De kop ‘${text}’ slaat een niveau over. Maak er een kop 2 van.`,
    en: ({ text }: { text: string }) => `The heading ‘${text}’ skips a level. Make it a heading 2.`,
  },
  vagueLink: {
    nl: ({ text }: { text: string }) => `De link ‘${text}’ zegt niet waarheen. Noem wat er te lezen is.`,
    en: ({ text }: { text: string }) => `The link ‘${text}’ does not say where it leads. Name what can be read there.`,
  },
  allWell: { nl: 'Koppen en links zijn in orde.', en: 'Headings and links are in order.' },
})
