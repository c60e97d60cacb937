import { longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { openStatuses } from '#features/applications/model/states.ts'
import type { organizationTransfer } from './organization-transfer.ts'

const one = { page: { size: 1 } }

/** Everything that the page of a transfer shows. The receiving center sees the request only. */
export async function fetchTransfer(api: Client, id: string, locale: Locale) {
  const [organization, { items }] = await Promise.all([
    nullIfNotFound(api.organizations.get(id)),
    api.organizationMoves.list({ filter: { organizationIdEq: id }, ...one }),
  ])
  const latest = items[0] ? moveFacts(items[0], locale) : null
  if (!organization && !latest) throw new ApiError(404, [])
  const mayAsk = organization?.meta.permissions.includes('move') === true
  const isGoing = latest?.status === 'requested'
  return {
    id,
    name: organization?.name ?? latest!.organization,
    latest,
    cannot:
      !mayAsk || isGoing ? null : organization.organizationType === 'VolunteerCenter' ? 'ownCenter' : organization.status !== 'approved' ? 'notApproved' : null,
    centers: mayAsk && !isGoing && organization.status === 'approved' && organization.organizationType !== 'VolunteerCenter' ? await otherCenters(api) : null,
    counts: organization && (isGoing || organization.status === 'approved') ? await countAll(api, id) : null,
  }
}

export type TransferFacts = ReturnType<typeof moveFacts>

function moveFacts(move: Item<typeof organizationTransfer>, locale: Locale) {
  const { id, side, status, organizationName, organizationType, city, reason, refusalReason, fromCenterName, toCenterName, createdAt, meta } = move
  const [mine, theirs] = side === 'leaving' ? [move.leavingAgreedAt, move.receivingAgreedAt] : [move.receivingAgreedAt, move.leavingAgreedAt]
  return {
    id,
    status,
    organization: organizationName,
    organizationType,
    city,
    reason,
    refusalReason,
    from: { name: fromCenterName, agrees: move.leavingAgreedAt !== null },
    to: { name: toCenterName, agrees: move.receivingAgreedAt !== null },
    since: longDay(locale, createdAt),
    verbs: meta.permissions,
    /** With this center's agreement the organization moves. */
    isLast: mine === null && theirs !== null,
  }
}

async function otherCenters(api: Client): Promise<{ id: string; name: string }[]> {
  const [here, { items }] = await Promise.all([api.read<{ id: string }>('volunteer_centers/current'), api.volunteerCenters.listAt('volunteer_centers')])
  return items.filter(({ id }) => id !== here.id).map(({ id, name }) => ({ id, name }))
}

async function countAll(api: Client, organizationId: string): Promise<{ vacancies: number; people: number; open: number }> {
  const [vacancies, people, open] = await Promise.all([
    api.vacancies.list({ filter: { organizationId }, fields: { vacancies: ['title'] }, ...one }),
    api.users.list({ filter: { organizationIdEq: organizationId }, fields: { users: ['name'] }, ...one }),
    api.applications.list({ filter: { organizationId, statusIn: [...openStatuses] }, fields: { applications: ['status'] }, ...one }),
  ])
  return { vacancies: vacancies.total, people: people.total, open: open.total }
}
