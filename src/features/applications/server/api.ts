import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { application } from '#features/applications/model/application.ts'
import { resendParentalConsentRequest } from '#features/applications/parental-consent/server/request-parental-consent.ts'
import { applicationVerbs, undoTransition, waitingLonger } from '#features/applications/transitions/server/decide.ts'
import { changeApplication, evaluate, recordApplicationView } from '#features/applications/notes/server/notes.ts'
import { cannot, come } from '#features/applications/appointments/server/answer-meeting.ts'
import { propose } from '#features/applications/appointments/server/change-meeting.ts'
import { applicationPossible, applicationScopes } from '#features/applications/model/server/scopes.ts'
import { waitsSql } from '#features/applications/model/waiting-sql.ts'
import { snooze } from '#features/applications/reminders/server/snooze.ts'
import { submitApplication } from '#features/applications/submit/server/submit.ts'

export const applicationsApi: ApiOf<typeof application> = {
  resource: application,
  scopes: applicationScopes,
  possible: applicationPossible,
  list: true,
  get: true,
  filters: {
    search: {
      kind: 'contains',
      about: 'A piece of the name of who applied, of the vacancy or of the organization',
      sql: `@.user_id = any(array(select people_named(:value)))
        or exists (select 1 from vacancies v where v.volunteer_center_id = @.volunteer_center_id and v.id = @.vacancy_id and plain(v.title) like plain(:value))
        or exists (select 1 from organizations o where o.volunteer_center_id = @.volunteer_center_id and o.id = @.organization_id and plain(o.name) like plain(:value))`,
    },
    mine: { kind: 'boolean', sql: '@.user_id = :user' },
    waitingLonger,
    tagged: {
      kind: 'text',
      sql: `exists (select from unnest(@.tags) t where lower(t) = lower(:value)) and @.user_id is distinct from :user`,
      about: 'A word that the organization gave it',
    },
    assignedToMe: { kind: 'boolean', sql: '@.assigned_to = :user' },
    waiting: { kind: 'boolean', sql: waitsSql('@') },
  },
  create: submitApplication,
  createNeeds: ['vacancy'],
  update: changeApplication,
  updateTakes: ['assignee'],
  memberVerbs: {
    ...applicationVerbs,
    snooze: { run: snooze },
    askParent: { run: resendParentalConsentRequest, ability: 'ask_parent' },
    come: { run: come },
    cannot: { run: cannot },
    propose: { run: propose },
    evaluate: { run: evaluate },
  },
  undo: undoTransition,
  finish: recordApplicationView,
}
