import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of one-on-one help: what was done, never what somebody wrote. */
export const auditMessages = defineAuditMessages({
  'help.created': { nl: (f) => `${f.who} begon een hulpvraag`, en: (f) => `${f.who} began a request for help` },
  'help.changed': { nl: (f) => `${f.who} veranderde deze hulpvraag`, en: (f) => `${f.who} changed this request` },
  'help.removed': { nl: (f) => `${f.who} gooide deze hulpvraag weg`, en: (f) => `${f.who} threw this request away` },
  'help.submitted': { nl: (f) => `${f.who} verstuurde deze hulpvraag`, en: (f) => `${f.who} handed this request in` },
  'help.approved': { nl: (f) => `${f.who} keurde deze hulpvraag goed`, en: (f) => `${f.who} approved this request` },
  'help.denied': {
    nl: (f) => `${f.who} wees deze hulpvraag af, met plekken die wel helpen`,
    en: (f) => `${f.who} denied this request, with places that can help`,
  },
  'help.extended': { nl: (f) => `${f.who} liet deze hulpvraag langer staan`, en: (f) => `${f.who} kept this request for longer` },
  'help.withdrawn': { nl: (f) => `${f.who} trok deze hulpvraag in`, en: (f) => `${f.who} withdrew this request` },
  'help.closed': { nl: (f) => `${f.who} sloot deze hulpvraag`, en: (f) => `${f.who} closed this request` },
  'help.proposed': { nl: () => 'Er is iemand voor deze hulpvraag', en: () => 'There is somebody for this request' },
  'help.matched': { nl: () => 'Twee mensen zijn akkoord', en: () => 'Two people have agreed' },
  'help.reopened': { nl: () => 'Deze hulpvraag staat weer open', en: () => 'This request is open again' },
  'help.expired': { nl: () => 'Deze hulpvraag is gestopt, want niemand reageerde', en: () => 'This request has ended, because nobody answered' },
  'help.consent_asked': { nl: (f) => `${f.who} vroeg opnieuw om een ja`, en: (f) => `${f.who} asked for a yes again` },
  'help.consent_recorded': { nl: (f) => `${f.who} schreef op dat de persoon ja zei`, en: (f) => `${f.who} wrote down that the person said yes` },
  'help.consent_given': { nl: () => 'De persoon om wie het gaat zei ja', en: () => 'The person it is about said yes' },
  'help.consent_refused': { nl: () => 'De persoon om wie het gaat zei nee', en: () => 'The person it is about said no' },
  'help.parent_agreed': { nl: () => 'Een ouder zei ja', en: () => 'A parent said yes' },
  'help.parent_refused': { nl: () => 'Een ouder zei nee', en: () => 'A parent said no' },
  'help.noted': { nl: (f) => `${f.who} schreef een notitie`, en: (f) => `${f.who} wrote a note` },
  'help.viewed': { nl: (f) => `${f.who} las deze hulpvraag`, en: (f) => `${f.who} read this request` },
  'help.letter_made': { nl: (f) => `${f.who} maakte een brief`, en: (f) => `${f.who} made a letter` },
})
