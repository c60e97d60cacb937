import type { Tx } from '#kernel/db/server/database.ts'
import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import { allEvents } from '#kernel/mail/server/templates.ts'

export const type = 'notification_templates'

export type Kind = { kind: string; event: MailEvent }

export const may = (call: ApiRequest, verb: string) => call.registry.scopeNames(call.roles, type, verb).includes('all')

/** @throws 401, 403, and 404 for a mail whose words are ours alone */
export function open(call: ApiRequest, verb: string): Kind {
  requireSignedIn(call)
  call.refuseOtherParameters()
  if (!may(call, verb)) throw new Forbidden()
  const { id: kind } = call.request.params as { id: string }
  const event = allEvents().get(kind)
  if (!event?.variables) throw new NotFound(type, kind.slice(0, 60))
  return { kind, event }
}

export const inCenter = async <T>(call: ApiRequest, work: (tx: Tx) => Promise<T>) => await call.db.inCenter(call.asked.centerId, work)
