import { nearFilters } from '#features/places/server/near-filters.ts'
import { mapEntry } from '#features/social-map/model/entry.ts'
import { entryPossible, entryScopes } from '#features/social-map/model/server/scopes.ts'
import {
  approveEntry,
  closeEntry,
  confirmEntry,
  denyEntry,
  inactivateEntry,
  reopenEntry,
  submitEntry,
  undoEntryStep,
} from '#features/social-map/transitions/server/change-status.ts'
import { updateAndConfirm } from '#features/social-map/transitions/server/update-and-confirm.ts'
import { acceptClaim, claimEntry, refuseClaim } from '#features/social-map/claim/server/claim.ts'
import { createEntry, removeEntry } from '#features/social-map/writing/server/write-entry.ts'
import { momentOf } from '#kernel/fields/date-text.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import type { ReadFilter } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'

const readMoment: ReadFilter = (sent, parameter) => {
  const moment = momentOf(sent)
  if (!moment) throw new BadRequest('invalid_filter_value', { parameter })
  return Promise.resolve([moment])
}

const someService = (condition: string) => `exists (select from jsonb_array_elements(@.services) service where ${condition})`

const suggested = `exists (select from social_map_suggestions s where s.volunteer_center_id = @.volunteer_center_id and s.entry_id = @.id and s.status = 'open')`

export const mapEntriesApi: ApiOf<typeof mapEntry> = {
  resource: mapEntry,
  scopes: entryScopes,
  possible: entryPossible,
  own: 'own',
  list: true,
  get: true,
  create: createEntry,
  update: updateAndConfirm,
  updateMany: 'confirm',
  updateTakes: ['organization', 'logo', 'contactUser', 'secondContactUser'],
  remove: removeEntry,
  memberVerbs: {
    submit: { run: submitEntry },
    approve: { run: approveEntry },
    deny: { run: denyEntry },
    confirm: { run: confirmEntry },
    close: { run: closeEntry },
    reopen: { run: reopenEntry },
    inactivate: { run: inactivateEntry },
    claim: { run: claimEntry },
    accept_claim: { run: acceptClaim },
    refuse_claim: { run: refuseClaim },
  },
  undo: undoEntryStep,
  filters: {
    search: { kind: 'contains', sql: '@.words like plain(:value)' },
    mine: { kind: 'boolean', sql: '@.organization_id = any(:organizations)' },
    waiting: { kind: 'boolean', sql: `(@.status = 'pending' or @.claim_organization_id is not null or ${suggested})` },
    suggested: { kind: 'boolean', sql: suggested },
    unowned: { kind: 'boolean', sql: '@.organization_id is null' },
    checkedBefore: {
      kind: 'list',
      sql: `(case when '0' = any(:value) then @.assured_at is null else false end
        or exists (select from unnest(:value) months where months <> '0' and @.assured_at < now() - make_interval(months => months::int)))`,
      values: ['0', '6', '12'],
      about: 'Months without a check; 0: never checked',
    },
    listed: { kind: 'boolean', sql: entryScopes.listed },
    free: { kind: 'boolean', sql: someService(`service ->> 'costKind' = 'free'`) },
    referralNeeded: { kind: 'boolean', sql: someService(`(service ->> 'isReferralNeeded')::boolean`) },
    stepFree: {
      kind: 'boolean',
      sql: `exists (select from jsonb_array_elements(map_locations(@.locations, false)) place where place -> 'accessibility' ? 'step_free')`,
    },
    openAt: {
      kind: 'lookup',
      about: 'A moment within four weeks: 2026-12-01T10:00:00Z',
      read: readMoment,
      sql: 'exists (select from opening_spans s where s.volunteer_center_id = @.volunteer_center_id and s.entry_id = @.id and s.during @> :value1::timestamptz)',
    },
    ...nearFilters(
      (isNear) =>
        `exists (select from social_map_points p where p.volunteer_center_id = @.volunteer_center_id and p.entry_id = @.id and ${isNear('p.latitude', 'p.longitude')})`,
    ),
  },
}
