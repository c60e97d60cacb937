import { defineMessages } from '#kernel/i18n/messages.ts'

export const doubleWords = defineMessages({
  made: { nl: 'Regels die je hier maakte', en: 'Rows that you made here' },
  madeText: { nl: 'Het zijn je eigen bewaarde zoekopdrachten met deze zoektekst:', en: 'They are your own saved searches for this text:' },
  count: { nl: 'Aantal', en: 'Number' },
  remove: { nl: 'Verwijder ze', en: 'Remove them' },
  press: { nl: 'Dubbel drukken', en: 'A double press' },
  pressText: {
    nl: 'Druk zo vaak en zo snel als je kunt. De knop verstuurt één keer, en elk formulier heeft zijn eigen sleutel.',
    en: 'Press as often and as fast as you can. The button sends once, and every form has a key of its own.',
  },
  make: { nl: 'Maak een regel', en: 'Make a row' },
  same: { nl: 'Twee keer na elkaar', en: 'Twice in a row' },
  sameText: {
    nl: 'Dezelfde sleutel en dezelfde tekst: het tweede antwoord is het eerste. Een andere tekst is 422.',
    en: 'The same key and body: the second answer is the first one. Another body is 422.',
  },
  together: { nl: 'Twee tabbladen tegelijk', en: 'Two tabs at once' },
  togetherText: {
    nl: 'Tegelijk met dezelfde sleutel: de eerste maakt de regel, de andere krijgt 409 of hetzelfde antwoord.',
    en: 'At once with the same key: the first makes the row, the other gets 409 or the same answer.',
  },
  stale: { nl: 'Een verouderde versie', en: 'A version that is out of date' },
  staleText: {
    nl: 'Verandert je eigen account op een versie die niet bestaat: 412, en er verandert niets.',
    en: 'Changes your own account on a version that does not exist: 412, and nothing changes.',
  },
  twice: { nl: 'Twee dezelfde GETs', en: 'Two equal GETs' },
  twiceText: { nl: 'Binnen één pagina zoekt de server één keer op wie er vraagt.', en: 'Within one page the server looks up once who asks.' },
  tripsOne: { nl: 'Vragen aan de database, één GET', en: 'Round trips to the database, one GET' },
  tripsTwo: { nl: 'Twee dezelfde GETs samen', en: 'Two equal GETs together' },
  try: { nl: 'Probeer het', en: 'Try it' },
  answers: { nl: 'Antwoorden', en: 'Answers' },
  rows: { nl: 'Nieuwe regels', en: 'New rows' },
})
