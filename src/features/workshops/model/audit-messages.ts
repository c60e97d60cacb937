import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of workshops. */
export const auditMessages = defineAuditMessages({
  'workshop.created': { nl: (f) => `${f.who} begon deze workshop`, en: (f) => `${f.who} began this workshop` },
  'workshop.published': { nl: (f) => `${f.who} zette deze workshop online`, en: (f) => `${f.who} put this workshop online` },
  'workshop.confirmed': { nl: () => 'De workshop gaat door', en: () => 'The workshop goes ahead' },
  'workshop.cancelled': { nl: () => 'De workshop is afgelast', en: () => 'The workshop was cancelled' },
  'workshop.completed': { nl: () => 'De workshop is geweest', en: () => 'The workshop is over' },
  'workshop.archived': { nl: () => 'De workshop is gearchiveerd', en: () => 'The workshop was archived' },
  'workshop.moved': { nl: (f) => `${f.who} veranderde tijd of plek`, en: (f) => `${f.who} changed time or place` },
  'workshop.messaged': { nl: (f) => `${f.who} schreef iedereen met een plek`, en: (f) => `${f.who} wrote to everybody with a place` },
  'workshop.removed': { nl: (f) => `${f.who} gooide deze workshop weg`, en: (f) => `${f.who} threw this workshop away` },
  'workshops.undone': { nl: (f) => `${f.who} nam dit terug`, en: (f) => `${f.who} took this back` },
  'workshop_registration.registered': { nl: (f) => `${f.who} meldde iemand aan`, en: (f) => `${f.who} registered somebody` },
  'workshop_registration.promoted': { nl: () => 'Iemand van de wachtlijst kreeg een plek', en: () => 'Somebody on the waiting list got a place' },
  'workshop_registration.cancelled': { nl: () => 'Iemand zegde af', en: () => 'Somebody cancelled' },
  'workshop_registration.marked': { nl: (f) => `${f.who} gaf aan wie er was`, en: (f) => `${f.who} marked who was there` },
})
