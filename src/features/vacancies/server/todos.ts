import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { say } from '#kernel/i18n/messages.ts'
import { listWithin } from '#kernel/jsonapi/server/list-within.ts'
import { endingSoon } from '#features/vacancies/ending-soon.ts'
import { todoWords as words } from '#features/vacancies/todo-words.ts'

const title = { 'fields[vacancies]': 'title' }

export const vacancyTodos: readonly TodoKind[] = [
  {
    key: 'ending',
    view: 'team',
    icon: 'clock-duotone',
    tone: 'warn',
    find: async (call) => {
      const { locale, actor } = call.asked
      const { first, total } = await listWithin(call, 'vacancies', {
        'filter[organization_id_eq]': actor.organizationId!,
        'filter[status_eq]': 'published',
        'filter[valid_through_lteq]': endingSoon(new Date()),
        sort: 'valid_through',
        ...title,
      })
      return (
        first && {
          title: say(locale, words.runningOut, { n: total }),
          text: String(first.attributes['title']),
          actions: [{ href: `/vacancies/${first.id}`, label: say(locale, words.see) }],
        }
      )
    },
  },
  {
    key: 'vacancies',
    view: 'center',
    icon: 'file-text-duotone',
    tone: 'warn',
    find: async (call) => {
      const { first, total } = await listWithin(call, 'vacancies', { 'filter[status_eq]': 'pending', ...title })
      const { locale } = call.asked
      return (
        first && {
          title: say(locale, words.pending, { n: total }),
          text: String(first.attributes['title']),
          actions: [
            { href: '/vacancies?status=pending', label: say(locale, words.judge) },
            { href: `/vacancies/${first.id}`, label: say(locale, words.see) },
          ],
        }
      )
    },
  },
]
