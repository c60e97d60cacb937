import { adminsOf } from '#features/organizations/model/server/admins.ts'
import { decidersOf } from '#features/organizations/model/server/deciders.ts'
import { type MailReader, readerOf } from '#features/users/model/server/person-columns.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'

/** Who is told of each event of the social map. */
const tells = {
  'map.submitted': 'center',
  'map.claimed': 'center',
  'map.approved': 'owner',
  'map.denied': 'owner',
  'map.stepped': 'owner',
  'map.claim_answered': 'owner',
  'map.suggestion': 'owner or center',
  'map.suggestion_answered': 'person',
} as const
export type MapEvent = keyof typeof tells

type Entry = { id: string; name: string; organizationId: string | null }
type About = {
  entry: Entry
  /** Who suggested something. */
  personId?: string | null
}

/**
 * Who is told: of decisions the admins of the organization, of what is to be decided those who decide at the center, of a suggestion
 * whoever looks after the entry, and who made it of its answer.
 */
export async function receiversOf(tx: Tx, centerId: string, event: MapEvent, { entry, personId = null }: About): Promise<MailReader[]> {
  const to = tells[event]
  if (to === 'person') {
    const person = personId === null ? undefined : await readerOf(tx, personId)
    return person ? [person] : []
  }
  const owners = to !== 'center' && entry.organizationId ? await adminsOf(tx, entry.organizationId) : []
  if (to === 'owner' || owners.length > 0) return owners
  return await decidersOf({ tx, centerId })
}

type News = About & {
  event: MapEvent
  /** Makes it unique among its kind: the same is told once. */
  once: string
  facts?: Readonly<Record<string, unknown>>
}

/** Queues the mail of an event, with the notice beside it, for everybody but the one who did it, in the same transaction. */
export async function tellOfEntry(
  { tx, centerId, actor, locale }: Pick<Call, 'tx' | 'centerId' | 'locale'> & { actor: Pick<Call['actor'], 'userId'> },
  news: News,
): Promise<void> {
  const { event, entry, once, facts = {} } = news
  const receivers = await receiversOf(tx, centerId, event, news)
  queueMails(
    tx,
    centerId,
    receivers
      .filter(({ id }) => id !== actor.userId)
      .map((person) => ({
        kind: event,
        dedupeKey: `${event}:${entry.id}:${once}:${person.id}`,
        userId: person.id,
        address: person.email,
        locale: person.locale ?? locale,
        facts: { firstName: person.firstName, entry: entry.name, entryId: entry.id, ...facts },
      })),
  )
}
