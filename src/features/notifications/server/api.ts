import { sql } from 'kysely'
import { NotFound } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiOf, ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { activity, notification } from '#features/notifications/model/notification.ts'
import { activityWords } from '#features/notifications/model/messages.ts'
import { noticeSentence } from '#features/notifications/notices/server/notice-sentence.ts'
import { isStillRelevantSql } from '#features/notifications/delivery/server/still-relevant.ts'

/** The number of a person's own actions that are shown (contract §3.3). */
const latestDeeds = 20

/** Hides notices that are no longer relevant. */
const own = { own: `@.user_id = :user and ${isStillRelevantSql('@')}` }

export const notificationsApi: ApiOf<typeof notification> = {
  resource: notification,
  scopes: own,
  possible: { mark_read: '@.read_at is null' },
  list: true,
  get: true,
  filters: { unread: { kind: 'boolean', sql: '@.read_at is null' }, mine: { kind: 'boolean', sql: 'coalesce(@.user_id = :user, false)' } },
  memberVerbs: { read: { run: readOne, ability: 'mark_read' } },
  finish: async (call, document) => {
    for (const { attributes } of objectsOf(document))
      if ('text' in attributes && 'eventKey' in attributes)
        attributes['text'] = noticeSentence(call.asked.locale, String(attributes['eventKey']), attributes['facts'] as object, call.asked.centerName)
    if (Array.isArray(document.data)) document.meta = { ...document.meta, unreadCount: await countNew(call) }
  },
}

export const activitiesApi: ApiOf<typeof activity> = {
  resource: activity,
  scopes: { own: `@.actor_id = :user and @.impersonator_id is null and @.action = any('{${Object.keys(activityWords).join()}}')` },
  finish: async (call, document) => {
    for (const { attributes } of objectsOf(document)) {
      const words = activityWords[attributes['action'] as keyof typeof activityWords]
      if (words) attributes['text'] = say(call.asked.locale, words, { subject: String(attributes['subject'] ?? '') })
    }
  },
}

/** A person's latest twenty audit events; and a call that marks all notifications as read. */
export const notificationRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/activity',
    parameters: 'query',
    run: async (call) => {
      requireSignedIn(call)
      return { document: await call.list('activities_log', () => ({ most: latestDeeds })) }
    },
  },
  {
    method: 'PUT',
    path: '/notifications/read_all',
    counts: { key: 'around' },
    run: async (call) => {
      requireSignedIn(call)
      return await readAll(call)
    },
  },
]

async function readAll(call: ApiRequest): Promise<Answer> {
  const { centerId, actor } = call.asked
  if (actor.session?.kind !== 'impersonation')
    await call.inHeldTransaction(notification.type, async (tx) => {
      await sql`update notifications set read_at = now() where volunteer_center_id = ${centerId} and user_id = ${actor.userId} and read_at is null`.execute(tx)
    })
  return { document: { meta: { unreadCount: await countNew(call) } } }
}

async function readOne({ tx, centerId, id, actor }: Parameters<Verb>[0]): Promise<string> {
  if (!actor.userId) throw new NotFound('notifications', id)
  if (actor.session?.kind !== 'impersonation')
    await sql`update notifications set read_at = now() where volunteer_center_id = ${centerId} and id = ${id} and read_at is null`.execute(tx)
  return id
}

async function countNew({ db, asked }: ReadCall): Promise<number> {
  const text =
    'select count(*) from notifications where volunteer_center_id = $1::uuid and user_id = $2::uuid and read_at is null and ' +
    isStillRelevantSql('notifications')
  const [rows] = await db.read(asked.centerId, [{ text, values: [asked.centerId, asked.actor.userId] }])
  return Number(rows![0]![0])
}

const objectsOf = ({ data }: Document): ResourceObject[] => [data ?? []].flat().filter((one): one is ResourceObject => 'attributes' in one)
