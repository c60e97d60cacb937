import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words for the codes of an entry. */
export const locationTypeWords = defineMessages({
  physical: { nl: 'Een plek waar je heen gaat', en: 'A place to go to' },
  postal: { nl: 'Alleen een postadres', en: 'A postal address only' },
  virtual: { nl: 'Online of aan de telefoon', en: 'Online or by phone' },
})

export const visibilityWords = defineMessages({
  public: { nl: 'Het hele adres staat op de kaart', en: 'The whole address is on the map' },
  area: { nl: 'Alleen de plaats staat op de kaart', en: 'Only the town is on the map' },
  hidden: { nl: 'Niets van het adres staat op de kaart', en: 'Nothing of the address is on the map' },
})

export const holidayRuleWords = defineMessages({
  closed: { nl: 'Dicht op feestdagen', en: 'Closed on public holidays' },
  as_usual: { nl: 'Gewoon open op feestdagen', en: 'Open as usual on public holidays' },
  unknown: { nl: 'Verschilt: bezoekers lezen ‘bel eerst’', en: 'It differs: visitors read ‘call first’' },
})
