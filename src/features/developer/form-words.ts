import { defineMessages } from '#kernel/i18n/messages.ts'

export const formWords = defineMessages({
  fields: { nl: 'Elk soort veld', en: 'Every kind of field' },
  fieldsText: {
    nl: 'Het formulier is gedeclareerd: de velden, de controle bij het verlaten van een veld en op de server, en het overzicht van fouten volgen daaruit.',
    en: 'The form is declared: its fields, the check on leaving a field and on the server, and the error summary follow from that.',
  },
  views: { nl: 'Weergave', en: 'View' },
  empty: { nl: 'Leeg', en: 'Empty' },
  filled: { nl: 'Ingevuld', en: 'Filled in' },
  faulty: { nl: 'Met fouten', en: 'With faults' },
  send: { nl: 'Verstuur formulier', en: 'Send form' },
  sent: { nl: 'Zo kwam het aan', en: 'How it arrived' },
  others: { nl: 'Velden met een eigen uiterlijk', en: 'Fields with a look of their own' },
  othersText: { nl: 'Deze worden niet verstuurd.', en: 'These are not sent.' },
  disabled: { nl: 'Uitgeschakeld', en: 'Disabled' },
  readOnly: { nl: 'Alleen lezen', en: 'Read only' },
  password: { nl: 'Wachtwoord', en: 'Password' },
  show: { nl: 'Toon', en: 'Show' },
  hide: { nl: 'Verberg', en: 'Hide' },
  file: { nl: 'Bestand', en: 'File' },
  invite: { nl: 'Sleep een bestand hierheen of kies er een', en: 'Drop a file here or choose one' },
  wrong: { nl: 'Met een fout', en: 'With a fault' },
  wrongText: { nl: 'Vul iets anders in.', en: 'Enter something else.' },
})
