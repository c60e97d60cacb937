import type { Client } from '#kernel/jsonapi/client.ts'
import type { IconName } from '#design/icon/icon-names.ts'

type Action = { href: string; label: string }
type Todo = { key: string; icon: IconName; tone: 'warn' | 'danger' | 'info' | 'second'; title: string; text?: string | null; actions: readonly Action[] }

/** One thing that waits, with the one thing to do about it. */
export type TodoLine = Omit<Todo, 'actions'> & { action: Action | null }

/** What waits for whoever comes home; of what can be done about it the first whose screen is there, for the last always is. */
export async function fetchTodos(api: Client, hasScreen: (path: string) => boolean): Promise<TodoLine[]> {
  const { meta } = await api.request('GET', 'todos')
  const { todos } = meta as { todos: readonly Todo[] }
  return todos.map(({ actions, ...todo }) => ({
    ...todo,
    action: actions.find(({ href }) => hasScreen(href.slice(1).split('?', 1)[0]!)) ?? actions.at(-1) ?? null,
  }))
}
