import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** The audit messages of applications. */
export const auditMessages = defineAuditMessages({
  'application.submitted': { nl: (f) => `${f.who} meldde zich aan`, en: (f) => `${f.who} applied` },
  'application.new': { nl: (f) => `${f.who} meldde zich aan`, en: (f) => `${f.who} applied` },
  'application.in_review': { nl: (f) => `${f.who} bekeek de aanvraag`, en: (f) => `${f.who} looked at the application` },
  'application.invited': { nl: (f) => `${f.who} nodigde de vrijwilliger uit`, en: (f) => `${f.who} invited the volunteer` },
  'application.accepted': { nl: (f) => `${f.who} nam de vrijwilliger aan`, en: (f) => `${f.who} accepted the volunteer` },
  'application.active': { nl: (f) => `${f.who} gaf aan dat het werk begon`, en: (f) => `${f.who} said that the work had begun` },
  'application.completed': { nl: (f) => `${f.who} gaf aan dat het werk klaar is`, en: (f) => `${f.who} said that the work is done` },
  'application.declined': { nl: (f) => `${f.who} wees de aanvraag af`, en: (f) => `${f.who} declined the application` },
  'application.withdrawn': { nl: (f) => `${f.who} trok de aanvraag in`, en: (f) => `${f.who} withdrew the application` },
  'application.waitlisted': { nl: (f) => `${f.who} zette de vrijwilliger op de wachtlijst`, en: (f) => `${f.who} put the volunteer on the waiting list` },
  'application.stopped': { nl: (f) => `${f.who} gaf aan dat de vrijwilliger stopte`, en: (f) => `${f.who} said that the volunteer stopped` },
  'application.expired': { nl: () => 'De aanvraag is verlopen', en: () => 'The application expired' },
  'application.rescheduled': { nl: (f) => `${f.who} veranderde de afspraak`, en: (f) => `${f.who} changed the appointment` },
  'application.comes': { nl: (f) => `${f.who} zei ja tegen de afspraak`, en: (f) => `${f.who} said yes to the appointment` },
  'application.cannot': { nl: (f) => `${f.who} kan niet op de dag van de afspraak`, en: (f) => `${f.who} cannot come on the day of the appointment` },
  'application.proposed': { nl: (f) => `${f.who} stelde een andere afspraak voor`, en: (f) => `${f.who} proposed another appointment` },
  'applications.undone': { nl: (f) => `${f.who} draaide een stap van de aanvraag terug`, en: (f) => `${f.who} took a step of the application back` },
  'application.assigned': { nl: (f) => `${f.who} gaf de aanvraag aan iemand`, en: (f) => `${f.who} gave the application to somebody` },
  'application.noted': { nl: (f) => `${f.who} vulde de aanvraag aan`, en: (f) => `${f.who} added to the application` },
  'application.snoozed': { nl: (f) => `${f.who} belde en komt er later op terug`, en: (f) => `${f.who} called and comes back to it later` },
  'application.woken': { nl: (f) => `${f.who} liet de aanvraag weer wachten`, en: (f) => `${f.who} let the application wait again` },
  'application.evaluated': { nl: (f) => `${f.who} zei hoe het was`, en: (f) => `${f.who} said how it was` },
  'application.parent_agreed': {
    nl: () => 'Een ouder gaf toestemming',
    en: () => 'A parent gave consent',
  },
  'application.parent_asked': { nl: (f) => `${f.who} mailde de ouder opnieuw`, en: (f) => `${f.who} mailed the parent again` },
  'application.parent_refused': {
    nl: () => 'Een ouder gaf geen toestemming',
    en: () => 'A parent did not consent',
  },
  'application.escalated': {
    nl: () => 'Na twee weken stilte kwam de aanvraag bij de coördinatoren',
    en: () => 'After two weeks of silence the application went to the coordinators',
  },
})
