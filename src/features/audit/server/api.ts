import { auditMessage, quotesReason } from '#kernel/audit/server/audit-events.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { type AuditEventFacts, auditEvent } from '#features/audit/audit-event.ts'
import { messages } from '#features/audit/messages.ts'

/** Events about the safety of accounts are for center admins only (quality §5). */
const ofSafety = ['user.viewed', 'user.signed_in_as', 'user.password_changed', 'user.password_reset', 'user.email_changed']

export const auditEventsApi: ApiOf<typeof auditEvent> = {
  resource: auditEvent,
  scopes: {
    ofRecords: `(@.subject_type in ('organizations', 'vacancies', 'applications', 'activities', 'social_map_entries') or @.subject_type = 'users' and @.action <> all('{${ofSafety.join()}}'))`,
  },
  list: true,
  filters: { subjectIdEq: { kind: 'id', sql: '@.subject_id = :value', about: 'The history of one thing' } },
  finish: async ({ asked: { locale } }, { data }) => {
    for (const { attributes } of [data ?? []].flat().filter((one): one is ResourceObject => 'attributes' in one)) tellDeed(attributes, locale)
  },
}

/** Turns the facts of an event into a sentence in the language of the reader, with current names. */
function tellDeed(attributes: Record<string, unknown>, locale: Locale): void {
  const { text, note } = attributes as { text?: string; note?: string }
  if (text !== undefined) {
    const { action, from, to, who, by } = JSON.parse(text) as AuditEventFacts
    attributes['text'] = auditMessage(action, locale, { who: whoDid(who, by, locale), from, to })
  }
  if (note !== undefined) {
    const { action, reason } = JSON.parse(note) as AuditEventFacts
    attributes['note'] = quotesReason(action) ? reason : null
  }
  for (const name of ['actorName', 'impersonatorName']) if (attributes[name] === '') attributes[name] = say(locale, messages.formerUser)
}

function whoDid(who: string | null, by: string | null, locale: Locale): string {
  const name = who === null ? say(locale, messages.product) : who || say(locale, messages.formerUser)
  return by === null ? name : say(locale, messages.actingFor, { by: by || say(locale, messages.formerUser), who: name })
}
