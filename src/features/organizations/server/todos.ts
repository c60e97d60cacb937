import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { say } from '#kernel/i18n/messages.ts'
import { listWithin } from '#kernel/jsonapi/server/list-within.ts'
import { todoWords as words } from '#features/organizations/todo-words.ts'

export const organizationTodos: readonly TodoKind[] = [
  {
    key: 'organizations',
    view: 'center',
    icon: 'buildings-duotone',
    tone: 'warn',
    find: async (call) => {
      const { first, total } = await listWithin(call, 'organizations', { 'filter[status_eq]': 'pending', 'fields[organizations]': 'name' })
      if (!first) return null
      const { locale } = call.asked
      return {
        title: say(locale, words.pending, { n: total }),
        text: String(first.attributes['name']),
        actions: [
          { href: '/organizations/approve', label: say(locale, words.judge) },
          { href: `/organizations/${first.id}`, label: say(locale, words.see) },
        ],
      }
    },
  },
]
