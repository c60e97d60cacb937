import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { confirmEntry, pauseEntry, removeEntry, resumeEntry, showVog } from '#features/pool/card/server/steps.ts'
import { acceptInvitation, declineInvitation } from '#features/pool/invitations/server/answer.ts'
import { createInvitation, withdrawInvitation } from '#features/pool/invitations/server/invite.ts'
import { poolEntry } from '#features/pool/model/pool-entry.ts'
import { isOpenInvitationSql, poolInvitation } from '#features/pool/model/pool-invitation.ts'
import { entryPossible, entryScopes, invitationPossible, invitationScopes } from '#features/pool/model/server/scopes.ts'
import { entryFilters } from '#features/pool/search/server/filters.ts'
import { recordCardViews } from '#features/pool/search/server/record-views.ts'

const site = { flag: 'volunteerProfiles', whereOff: 'forbidden' } as const

export const poolEntriesApi: ApiOf<typeof poolEntry> = {
  ...site,
  resource: poolEntry,
  scopes: entryScopes,
  possible: entryPossible,
  own: 'own',
  // A search, and no way to take all of them along.
  list: { maxSize: 20 },
  get: true,
  filters: entryFilters,
  memberVerbs: {
    confirm: { run: confirmEntry },
    pause: { run: pauseEntry },
    resume: { run: resumeEntry },
    showVog: { run: showVog, ability: 'update' },
    remove: { run: removeEntry },
  },
  finish: recordCardViews,
}

export const poolInvitationsApi: ApiOf<typeof poolInvitation> = {
  ...site,
  resource: poolInvitation,
  scopes: invitationScopes,
  possible: invitationPossible,
  own: 'own',
  list: true,
  get: true,
  create: createInvitation,
  createNeeds: ['vacancy', 'entry'],
  memberVerbs: {
    accept: { run: acceptInvitation },
    decline: { run: declineInvitation },
    withdraw: { run: withdrawInvitation },
  },
  filters: {
    mine: { kind: 'boolean', sql: '@.user_id = :user' },
    vacancyId: { kind: 'id', sql: '@.vacancy_id = :value', about: 'For one vacancy' },
    search: {
      kind: 'contains',
      sql: `plain(coalesce((select u.first_name from users u where u.id = @.user_id), '') || ' '
        || (select v.title from vacancies v where v.volunteer_center_id = @.volunteer_center_id and v.id = @.vacancy_id)) like plain(:value)`,
      about: 'A first name or the title of a vacancy',
    },
    open: { kind: 'boolean', sql: isOpenInvitationSql('@'), about: 'Can still be answered' },
  },
}
