import type { ApiOf } from '#kernel/jsonapi/server/registry.ts'
import { application } from '#features/applications/application.ts'
import { resendParentalConsentRequest } from './ask-parent-again.ts'
import { applicationVerbs } from './decide.ts'
import { changeApplication } from './change.ts'
import { evaluate } from './evaluate.ts'
import { cannot } from './meet/cannot.ts'
import { come } from './meet/come.ts'
import { propose } from './meet/propose.ts'
import { recordApplicationView } from './note-who-saw.ts'
import { applicationPossible, applicationScopes } from './scopes.ts'
import { submitApplication } from './submit.ts'
import { undoTransition } from './undo-step.ts'
import { waitingLonger } from './waiting-longer.ts'

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
      sql: `exists (select 1 from users u where u.id = @.user_id and plain(u.first_name || ' ' || u.last_name) like plain(:value))
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
    waiting: { kind: 'boolean', sql: `(@.first_response_at is null and @.status in ('new', 'in_review'))` },
  },
  create: submitApplication,
  createNeeds: ['vacancy'],
  update: changeApplication,
  updateTakes: ['assignee'],
  memberVerbs: {
    ...applicationVerbs,
    askParent: { run: resendParentalConsentRequest, ability: 'ask_parent' },
    come: { run: come },
    cannot: { run: cannot },
    propose: { run: propose },
    evaluate: { run: evaluate },
  },
  undo: undoTransition,
  finish: recordApplicationView,
}
