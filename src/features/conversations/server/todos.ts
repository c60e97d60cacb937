import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { say } from '#kernel/i18n/messages.ts'
import { listWithin } from '#kernel/jsonapi/server/list-within.ts'
import { todoWords as words } from '#features/conversations/todo-words.ts'

export const conversationTodos: readonly TodoKind[] = [
  {
    key: 'news',
    view: 'team',
    icon: 'chats-duotone',
    tone: 'info',
    find: async (call) => {
      const { first, included, total } = await listWithin(call, 'conversations', {
        'filter[unread]': 'true',
        sort: '-last_message_at',
        include: 'application',
      })
      const [application] = included
      if (!first || !application) return null
      const { locale } = call.asked
      const facts = { name: String(first.attributes['personName'] ?? ''), vacancy: String(application.attributes['vacancyTitle']) }
      return {
        title: say(locale, words.unread, { n: total }),
        text: say(locale, words.lastFrom, facts),
        actions: [{ href: `/applications/${application.id}`, label: say(locale, words.read) }],
      }
    },
  },
]
