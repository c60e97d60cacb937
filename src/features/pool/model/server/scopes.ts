import type { Scopes } from '#kernel/access/server/scope.ts'
import { isOpenInvitationSql } from '#features/pool/model/pool-invitation.ts'
import { dutchToday, isPausedSql, isVisibleSql } from '#features/pool/model/status.ts'

/** SQL: one of the caller's organizations is approved and has a vacancy to invite for. Independent of the row, so that it is asked once. */
const mayLook = `exists (select from vacancies v join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id
  where v.volunteer_center_id = :center and v.organization_id = any(:organizations) and v.status = 'published' and v.valid_through >= ${dutchToday}
    and o.status = 'approved')`

/** SQL: a conversation between this person and one of the caller's organizations was blocked, by whichever side. */
const isBlocked = `exists (select from conversations c where c.volunteer_center_id = @.volunteer_center_id and c.user_id = @.user_id
  and c.organization_id = any(:organizations) and c.status = 'blocked')`

export const entryScopes = {
  own: '@.user_id = :user',
  /** Lists are of the cards of others, so that an index gives their order. */
  nobody: 'false',
  /** For an organization: who lets organizations see their card. */
  visible: `(@.visibility = 'organizations' and ${isVisibleSql('@')} and ${mayLook} and not ${isBlocked})`,
  /** For who does the center's cases: who lets the center see their card. */
  ofPool: isVisibleSql('@'),
} satisfies Scopes

export const entryPossible = {
  confirm: `@.visibility <> 'hidden'`,
  pause: `@.visibility <> 'hidden'`,
  resume: isPausedSql('@'),
  showVog: `@.visibility <> 'hidden'`,
} satisfies Scopes

export const invitationScopes = {
  own: '@.user_id = :user',
  ownOrganization: '@.organization_id = any(:organizations)',
} satisfies Scopes

export const invitationPossible = {
  accept: isOpenInvitationSql('@'),
  decline: isOpenInvitationSql('@'),
  withdraw: isOpenInvitationSql('@'),
} satisfies Scopes
