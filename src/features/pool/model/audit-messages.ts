import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of the pool. What somebody does with their own card names nobody else. */
export const auditMessages = defineAuditMessages({
  'pool.widened': {
    nl: (f) => `${f.who} liet meer mensen de kaart in de vrijwilligerspool zien`,
    en: (f) => `${f.who} let more people see the card in the volunteer pool`,
  },
  'pool.narrowed': {
    nl: (f) => `${f.who} liet minder mensen de kaart in de vrijwilligerspool zien`,
    en: (f) => `${f.who} let fewer people see the card in the volunteer pool`,
  },
  'pool.vog_shown': {
    nl: (f) => `${f.who} laat op de kaart zien dat de VOG gezien is`,
    en: (f) => `${f.who} shows on the card that the police check (VOG) was seen`,
  },
  'pool.vog_hidden': {
    nl: (f) => `${f.who} haalde de VOG van de kaart`,
    en: (f) => `${f.who} took the police check (VOG) off the card`,
  },
  'pool.removed': { nl: (f) => `${f.who} haalde de kaart uit de vrijwilligerspool weg`, en: (f) => `${f.who} took the card out of the volunteer pool` },
  'pool.erased': {
    nl: () => 'De kaart in de vrijwilligerspool is gewist: een jaar niet bevestigd',
    en: () => 'The card in the volunteer pool was erased: not confirmed for a year',
  },
  'pool.invited': { nl: (f) => `${f.who} nodigde iemand uit de vrijwilligerspool uit`, en: (f) => `${f.who} invited somebody of the volunteer pool` },
  'pool.accepted': { nl: (f) => `${f.who} zei ja tegen een uitnodiging`, en: (f) => `${f.who} said yes to an invitation` },
  'pool.declined': { nl: (f) => `${f.who} zei nee tegen een uitnodiging`, en: (f) => `${f.who} said no to an invitation` },
  'pool.withdrawn': { nl: (f) => `${f.who} trok een uitnodiging in`, en: (f) => `${f.who} withdrew an invitation` },
})
