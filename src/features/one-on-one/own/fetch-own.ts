import type { Client } from '#kernel/jsonapi/client/client.ts'

/** What somebody reads of their own request beyond what visitors do. */
export const ownFields = [
  'status',
  'title',
  'description',
  'publicText',
  'firstName',
  'relation',
  'consentAt',
  'consentRefusedAt',
  'consentEmail',
  'ageGroup',
  'parentEmail',
  'parentConsentAt',
  'parentRefusedAt',
  'visibility',
  'expiresAt',
  'deniedReason',
  'referrals',
] as const

/** The reader's own request; null when it is somebody else's. */
export async function fetchOwn(api: Client, id: string) {
  const { items } = await api.helpRequests.list({ filter: { mine: true, id } as { mine: true }, fields: { help_requests: ownFields }, page: { size: 1 } })
  return items[0] ?? null
}

export type OwnRequest = NonNullable<Awaited<ReturnType<typeof fetchOwn>>>
