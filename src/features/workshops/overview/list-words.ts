import { defineMessages } from '#kernel/i18n/messages.ts'

export const listWords = defineMessages({
  title: { nl: 'Workshops', en: 'Workshops' },
  add: { nl: 'Workshop toevoegen', en: 'Add workshop' },
  status: { nl: 'Status', en: 'Status' },
  searchBy: { nl: 'Zoek op naam of trainer', en: 'Search by name or trainer' },
  all: { nl: 'Alle', en: 'All' },
  toCome: { nl: 'Komen nog', en: 'To come' },
  drafts: { nl: 'Concepten', en: 'Drafts' },
  presence: { nl: 'Wie was er?', en: 'Who was there?' },
  cancelled: { nl: 'Afgelast', en: 'Cancelled' },
  past: { nl: 'Geweest', en: 'Past' },
  name: { nl: 'Naam', en: 'Name' },
  when: { nl: 'Wanneer', en: 'When' },
  places: { nl: 'Plekken', en: 'Places' },
  theme: { nl: 'Thema', en: 'Theme' },
  audience: { nl: 'Voor wie', en: 'For whom' },
  empty: { nl: 'Er is nog geen workshop', en: 'There is no workshop yet' },
  emptyText: { nl: 'Zet de eerste workshop klaar: je kunt hem later publiceren.', en: 'Prepare the first workshop: you can publish it later.' },
})
