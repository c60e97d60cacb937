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
      if (!first) return null
      const { locale } = call.asked
      const facts = { name: String(first.attributes['personName'] ?? ''), vacancy: String(application?.attributes['vacancyTitle']) }
      const organization = first.relationships?.['organization']?.data as { id: string } | null | undefined
      return {
        title: say(locale, words.unread, { n: total }),
        text: application ? say(locale, words.lastFrom, facts) : say(locale, words.lastFromCenter),
        actions: [{ href: application ? `/applications/${application.id}` : `/organizations/${organization?.id ?? ''}`, label: say(locale, words.read) }],
      }
    },
  },
]
