import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words for the codes of an entry. */
export const lawWords = defineMessages({
  wmo: { nl: 'Wmo', en: 'Wmo (social support)' },
  jeugdwet: { nl: 'Jeugdwet', en: 'Jeugdwet (youth)' },
  participatiewet: { nl: 'Participatiewet', en: 'Participatiewet (work and income)' },
  wlz: { nl: 'Wlz', en: 'Wlz (long-term care)' },
  zvw: { nl: 'Zorgverzekeringswet', en: 'Zvw (health insurance)' },
})

export const costWords = defineMessages({
  free: { nl: 'Gratis', en: 'Free' },
  own_contribution: { nl: 'Eigen bijdrage', en: 'Own contribution' },
  paid: { nl: 'Betaald', en: 'Paid' },
  unknown: { nl: 'Kosten niet bekend', en: 'Costs not known' },
})

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

export const accessibilityWords = defineMessages({
  step_free: { nl: 'Zonder drempels', en: 'Step-free' },
  toilet: { nl: 'Aangepast toilet', en: 'Accessible toilet' },
  hearing_loop: { nl: 'Ringleiding', en: 'Hearing loop' },
  parking: { nl: 'Parkeerplaats voor mensen met een beperking', en: 'Parking for disabled people' },
  quiet_room: { nl: 'Rustige kamer', en: 'Quiet room' },
})

export const holidayRuleWords = defineMessages({
  closed: { nl: 'Dicht op feestdagen', en: 'Closed on public holidays' },
  as_usual: { nl: 'Gewoon open op feestdagen', en: 'Open as usual on public holidays' },
  unknown: { nl: 'Verschilt: bezoekers lezen ‘bel eerst’', en: 'It differs: visitors read ‘call first’' },
})

export const languageWords = defineMessages({
  nl: { nl: 'Nederlands', en: 'Dutch' },
  en: { nl: 'Engels', en: 'English' },
  ar: { nl: 'Arabisch', en: 'Arabic' },
  tr: { nl: 'Turks', en: 'Turkish' },
  pl: { nl: 'Pools', en: 'Polish' },
  uk: { nl: 'Oekraïens', en: 'Ukrainian' },
  ti: { nl: 'Tigrinya', en: 'Tigrinya' },
  fa: { nl: 'Farsi', en: 'Persian' },
  ckb: { nl: 'Koerdisch (Sorani)', en: 'Kurdish (Sorani)' },
  so: { nl: 'Somalisch', en: 'Somali' },
  es: { nl: 'Spaans', en: 'Spanish' },
  fr: { nl: 'Frans', en: 'French' },
  de: { nl: 'Duits', en: 'German' },
  zh: { nl: 'Chinees', en: 'Chinese' },
  pap: { nl: 'Papiaments', en: 'Papiamento' },
  ber: { nl: 'Berbers', en: 'Berber' },
  ru: { nl: 'Russisch', en: 'Russian' },
  ro: { nl: 'Roemeens', en: 'Romanian' },
  bg: { nl: 'Bulgaars', en: 'Bulgarian' },
  fy: { nl: 'Fries', en: 'Frisian' },
  dse: { nl: 'Nederlandse Gebarentaal', en: 'Dutch Sign Language' },
})
