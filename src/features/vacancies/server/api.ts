import { today } from '#kernel/db/server/database-clock.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { nearFilters } from '#features/places/server/near-filters.ts'
import { dayparts } from '#features/vacancies/model/states.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'
import { createVacancy, duplicateVacancy, removeVacancy, updateVacancy } from '#features/vacancies/editor/server/write.ts'
import { extendVacancy } from '#features/vacancies/expiry/server/extension.ts'
import { expiresWithin, first, named, stale, unreviewed, withoutApplications } from '#features/vacancies/staff-list/server/list-filters.ts'
import { markReviewed } from '#features/vacancies/moderation/server/unreviewed.ts'
import { putBack, putFirst } from '#features/vacancies/transitions/server/put-first.ts'
import {
  archiveVacancy,
  closeVacancy,
  denyVacancy,
  pauseVacancy,
  publishVacancy,
  reopenVacancy,
  requestChanges,
  resumeVacancy,
  submitVacancy,
} from '#features/vacancies/transitions/server/status-verbs.ts'
import { vacancyPossible, vacancyScopes } from '#features/vacancies/model/server/scopes.ts'
import { shareVacancy, unshareVacancy } from '#features/vacancies/sharing/server/share.ts'
import { undoVacancy } from '#features/vacancies/transitions/server/change-status.ts'

export const vacanciesApi: ApiOf<typeof vacancy> = {
  resource: vacancy,
  scopes: vacancyScopes,
  possible: vacancyPossible,
  own: 'own',
  list: true,
  get: true,
  create: createVacancy,
  createNeeds: ['organization'],
  update: updateVacancy,
  updateMany: 'bulk_update',
  updateTakes: ['contactUser', 'secondContactUser', 'image'],
  remove: removeVacancy,
  memberVerbs: {
    submit: { run: submitVacancy },
    publish: { run: publishVacancy },
    deny: { run: denyVacancy },
    requestChanges: { run: requestChanges, ability: 'request_changes' },
    markReviewed: { run: markReviewed, ability: 'mark_reviewed' },
    pause: { run: pauseVacancy },
    resume: { run: resumeVacancy },
    close: { run: closeVacancy },
    reopen: { run: reopenVacancy },
    archive: { run: archiveVacancy },
    duplicate: { run: duplicateVacancy },
    extend: { run: extendVacancy },
    putFirst: { run: putFirst, ability: 'put_first' },
    putBack: { run: putBack, ability: 'put_back' },
    share: { run: shareVacancy },
    unshare: { run: unshareVacancy },
  },
  undo: undoVacancy,
  filters: {
    search: { kind: 'text', sql: `@.search @@ websearch_to_tsquery('public.dutch_plain', :value)` },
    open: {
      kind: 'boolean',
      sql: `(@.status = 'published' and @.valid_through >= ${today})`,
      about: 'Those one can apply for today',
    },
    mine: { kind: 'boolean', sql: '@.organization_id = any(:organizations)', about: "Those of the caller's organizations" },
    withTheme: { kind: 'list', sql: '@.themes && :value', values: themes },
    withDaypart: { kind: 'list', sql: '@.dayparts && :value', values: dayparts },
    named,
    expiresWithin,
    stale,
    withoutApplications,
    first,
    unreviewed,
    // Work from home counts as near everywhere, as in the search.
    ...nearFilters((isNear) => `@.location_mode = 'remote' or ${isNear('@.latitude', '@.longitude')}`),
  },
}
