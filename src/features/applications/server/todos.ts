import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { daysBetween } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { listWithin } from '#kernel/jsonapi/server/list-within.ts'
import { undecidedStatuses } from '#features/applications/states.ts'
import { todoWords as words } from '#features/applications/todo-words.ts'

export const applicationTodos: readonly TodoKind[] = [
  {
    key: 'fresh',
    view: 'team',
    icon: 'hand-heart-duotone',
    tone: 'second',
    find: async (call) => {
      const { locale, actor } = call.asked
      const { first, total } = await listWithin(call, 'applications', {
        'filter[organization_id_eq]': actor.organizationId!,
        'filter[status_in]': undecidedStatuses.join(),
        'fields[applications]': 'applicant_name,waiting_since',
        sort: 'waiting_since',
      })
      if (!first) return null
      const { applicantName, waitingSince } = first.attributes as { applicantName: string | null; waitingSince: string | null }
      return {
        title: say(locale, words.fresh, { n: total }),
        text: waitingSince && say(locale, words.longestWait, { name: applicantName ?? '', days: daysBetween(waitingSince, new Date()) }),
        actions: [{ href: '/applications', label: say(locale, words.see) }],
      }
    },
  },
  {
    key: 'escalated',
    view: 'center',
    icon: 'warning-fill',
    tone: 'danger',
    find: async (call) => {
      const { total } = await listWithin(call, 'applications', { 'filter[is_escalated]': 'true', 'fields[applications]': 'status' })
      const { locale } = call.asked
      return total === 0
        ? null
        : {
            title: say(locale, words.escalated, { n: total }),
            text: say(locale, words.escalatedText),
            actions: [{ href: '/applications?status=escalated', label: say(locale, words.see) }],
          }
    },
  },
]
