import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words of the staff's list of partners. */
export const staffWords = defineMessages({
  title: { nl: 'Partners', en: 'Partners' },
  searchBy: { nl: 'Zoek op naam', en: 'Search by name' },
  all: { nl: 'Alles', en: 'Everything' },
  kind: { nl: 'Groep', en: 'Group' },
  name: { nl: 'Naam', en: 'Name' },
  nameMissing: { nl: 'Vul de naam in.', en: 'Enter the name.' },
  place: { nl: 'Plaats', en: 'Place' },
  placeHint: { nl: 'Van klein naar groot. Leeg: achteraan.', en: 'From small to large. Empty: last.' },
  text: { nl: 'Wat doen jullie samen?', en: 'What do you do together?' },
  textHint: { nl: 'Eén zin is genoeg.', en: 'One sentence is enough.' },
  textEn: { nl: 'Hetzelfde in het Engels', en: 'The same in English' },
  url: { nl: 'Website', en: 'Website' },
  logo: { nl: 'Logo', en: 'Logo' },
  logoHint: { nl: 'Zonder logo staat er een tegel.', en: 'Without a logo there is a tile.' },
  add: { nl: 'Voeg een partner toe', en: 'Add a partner' },
  save: { nl: 'Sla op', en: 'Save' },
  remove: { nl: 'Haal deze partner weg', en: 'Remove this partner' },
  back: { nl: 'Terug', en: 'Back' },
  added: { nl: 'De partner staat op de site', en: 'The partner is on the site' },
  saved: { nl: 'Opgeslagen', en: 'Saved' },
  removed: { nl: 'De partner is weg', en: 'The partner is gone' },
  empty: { nl: 'Er staan nog geen partners.', en: 'There are no partners yet.' },
  emptyText: { nl: 'Laat zien met wie jullie samenwerken.', en: 'Show whom you work with.' },
  readOnly: { nl: 'De redactie bewerkt de partners.', en: 'The editors change the partners.' },
})
