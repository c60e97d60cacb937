import type { Todo } from '#kernel/feature/todo.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { IconName } from '#design/icon/icon-names.ts'

type ShownTodo = Todo & { key: string; icon: IconName; tone: 'warn' | 'danger' | 'info' | 'second' }
/** Things of one kind that wait: how many, the first of them, and where all of them are. */
export type TodoGroup = Omit<ShownTodo, 'actions'> & { all: Todo['actions'][number] | null }

/** What waits for whoever comes home. Nothing leads to a screen that is not there. */
export async function fetchTodos(api: Client, hasScreen: (path: string) => boolean): Promise<TodoGroup[]> {
  const { meta } = await api.request('GET', 'todos')
  const isThere = (href: string | null) => href !== null && hasScreen(href.split(/[?#]/, 1)[0]!)
  return (meta as { todos: readonly ShownTodo[] }).todos.flatMap(({ actions, items, ...todo }) => {
    const shown = items.map((item) => (isThere(item.href) ? item : { ...item, href: null })).filter(({ acts, href }) => href !== null || !acts.includes('open'))
    return shown.length === 0 ? [] : [{ ...todo, items: shown, all: actions.find(({ href }) => isThere(href)) ?? null }]
  })
}
