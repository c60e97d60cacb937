import { atClock, clockTime, today } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { messages } from './messages.ts'

type Queue = {
  type: 'organizations' | 'vacancies' | 'activities' | 'social_map_entries'
  /** The prefix of its audit events: `organization.approved`. */
  eventPrefix: 'organization' | 'vacancy' | 'activity' | 'social_map'
  /** Audit events of decisions that are not named after the state they lead to. */
  actions?: readonly string[]
  /** The decisions that count, by the state they lead to, each with a word for people. */
  to: Readonly<Record<string, { nl: string; en: string }>>
}

const shown = 100

/** What was reviewed today, by anybody, earliest first. Leaves out what was undone or submitted again, since it waits once more. */
export async function fetchDecided(api: Client, { type, eventPrefix: deed, actions = [], to }: Queue, locale: Locale, now = new Date()) {
  const { items } = await api.auditEvents.list({
    fields: { audit_events: ['subjectId', 'subject', 'fromState', 'toState', 'actorName', 'at'] },
    filter: {
      subjectTypeEq: type,
      actionIn: [...Object.keys(to), 'pending'].map((state) => `${deed}.${state}`).concat(`${type}.undone`, actions),
      atGteq: atClock(today(now), '00:00'),
    },
    page: { size: shown },
  })
  const steps = items.filter(({ toState }) => toState === 'pending' || Object.hasOwn(to, toState ?? ''))
  const last = new Map(steps.toReversed().map((step) => [step.subjectId, step]))
  return [...last.values()]
    .filter(({ fromState, subject }) => fromState === 'pending' && subject !== null)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ subjectId: id, subject, toState, actorName, at }) => ({
      id,
      name: subject!,
      isGranted: toState !== 'denied' && toState !== 'draft',
      status: say(locale, to[toState!]!),
      who: actorName ?? say(locale, messages.product),
      time: clockTime(locale, at),
    }))
}
