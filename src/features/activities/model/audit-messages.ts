import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of activities. */
export const auditMessages = defineAuditMessages({
  'activity.created': { nl: (f) => `${f.who} begon deze activiteit`, en: (f) => `${f.who} began this activity` },
  'activity.submitted': { nl: (f) => `${f.who} liet deze activiteit nakijken`, en: (f) => `${f.who} handed this activity in` },
  'activity.proposed': { nl: (f) => `${f.who} stelde andere woorden voor`, en: (f) => `${f.who} proposed other words` },
  'activity.published': { nl: (f) => `${f.who} zette deze activiteit in de agenda`, en: (f) => `${f.who} put this activity in the calendar` },
  'activity.denied': { nl: (f) => `${f.who} wees deze activiteit af`, en: (f) => `${f.who} denied this activity` },
  'activity.proposal_denied': { nl: (f) => `${f.who} wees de andere woorden af`, en: (f) => `${f.who} denied the other words` },
  'activity.proposal_approved': { nl: (f) => `${f.who} keurde de andere woorden goed`, en: (f) => `${f.who} approved the other words` },
  'activity.cancelled': { nl: (f) => `${f.who} gelastte deze activiteit af`, en: (f) => `${f.who} cancelled this activity` },
  'activity.date_changed': { nl: (f) => `${f.who} veranderde één datum`, en: (f) => `${f.who} changed one date` },
  'activity.date_cancelled': { nl: (f) => `${f.who} gelastte een datum af`, en: (f) => `${f.who} cancelled a date` },
  'activity.split': { nl: (f) => `${f.who} veranderde deze en de volgende data`, en: (f) => `${f.who} changed this and the following dates` },
  'activity_occurrences.undone': { nl: (f) => `${f.who} nam dit terug`, en: (f) => `${f.who} took this back` },
  'activity.archived': { nl: (f) => `${f.who} archiveerde deze activiteit`, en: (f) => `${f.who} archived this activity` },
  'activity.rescheduled': { nl: (f) => `${f.who} veranderde wanneer het is`, en: (f) => `${f.who} changed when it is` },
  'activity.draft': { nl: (f) => `${f.who} maakte er weer een concept van`, en: (f) => `${f.who} made it a draft again` },
  'activity.removed': { nl: (f) => `${f.who} gooide deze activiteit weg`, en: (f) => `${f.who} threw this activity away` },
  'activities.undone': { nl: (f) => `${f.who} nam dit terug`, en: (f) => `${f.who} took this back` },
})
