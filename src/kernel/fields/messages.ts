import { defineMessages } from '#kernel/i18n/messages.ts'

/** The texts of the six rules of specification §5 and of the other kinds of field, shown behind or below a field's name. */
export const messages = defineMessages({
  invalid: { nl: 'Dit veld is niet goed ingevuld.', en: 'This field is not valid.' },
  blank: { nl: 'Vul dit in.', en: 'Fill this in.' },
  email: { nl: 'Vul een e-mailadres in. Bijvoorbeeld naam@voorbeeld.nl.', en: 'Enter an email address. For example name@example.com.' },
  telephone: {
    nl: 'Vul één telefoonnummer in, met het netnummer. Bijvoorbeeld 06 12 34 56 78.',
    en: 'Enter one telephone number, with the area code. For example 06 12 34 56 78 or +44 20 7946 0000.',
  },
  postcode: { nl: 'Vul 4 cijfers en 2 letters in. Bijvoorbeeld 7201 AB.', en: 'Enter 4 digits and 2 letters. For example 7201 AB.' },
  secureUrl: { nl: 'Vul een adres in dat met https:// begint.', en: 'Enter an address that begins with https://.' },
  url: {
    nl: 'Dit is geen webadres. Typ het zoals https://voorbeeld.nl, of laat het leeg.',
    en: 'This is no web address. Write it like https://example.com, or leave it empty.',
  },
  tooShort: { nl: (f: { min: number }) => `Gebruik minstens ${f.min} tekens.`, en: (f: { min: number }) => `Use at least ${f.min} characters.` },
  tooLong: { nl: (f: { max: number }) => `Gebruik hoogstens ${f.max} tekens.`, en: (f: { max: number }) => `Use at most ${f.max} characters.` },
  tooFew: { nl: (f: { min: number }) => `Kies er minstens ${f.min}.`, en: (f: { min: number }) => `Choose at least ${f.min}.` },
  tooMany: { nl: (f: { max: number }) => `Kies er hoogstens ${f.max}.`, en: (f: { max: number }) => `Choose at most ${f.max}.` },
  tooSmall: { nl: (f: { min: number }) => `Vul ${f.min} of meer in.`, en: (f: { min: number }) => `Enter ${f.min} or more.` },
  tooLarge: { nl: (f: { max: number }) => `Vul ${f.max} of minder in.`, en: (f: { max: number }) => `Enter ${f.max} or less.` },
  number: { nl: 'Vul een getal in.', en: 'Enter a number.' },
  integer: { nl: 'Vul een heel getal in.', en: 'Enter a whole number.' },
  date: { nl: 'Vul een datum in. Bijvoorbeeld 2026-11-27.', en: 'Enter a date. For example 2026-11-27.' },
  ambiguous: { nl: 'Dit staat er twee keer, met een verschil.', en: 'This is there twice, with a difference.' },
  accepted: { nl: 'Zet hier een vinkje om verder te gaan.', en: 'Tick this box to continue.' },
  inclusion: { nl: 'Kies een van de mogelijkheden.', en: 'Choose one of the options.' },
  not_rich_text: {
    nl: 'Deze tekst kunnen we niet lezen. Links beginnen met https:// of met een schuine streep.',
    en: 'We cannot read this text. Links begin with https:// or with a slash.',
  },
})
