import type { Client } from '#kernel/jsonapi/client.ts'
import type { IconName } from '#design/icon/icon-names.ts'

type Link = { href: string; label: string }
/** One thing that waits, and what can be done about it right there. */
export type TodoItem = {
  type: string
  id: string
  title: string
  text: string | null
  quote?: string | null
  note?: string | null
  call?: { name: string; phone: string } | null
  href: string | null
  acts: readonly string[]
  facts?: Readonly<Record<string, string>>
}
type Todo = {
  key: string
  icon: IconName
  tone: 'warn' | 'danger' | 'info' | 'second'
  title: string
  text?: string | null
  total: number
  items: readonly TodoItem[]
  actions: readonly Link[]
}
/** Things of one kind that wait: how many, the first of them, and where all of them are. */
export type TodoGroup = Omit<Todo, 'actions'> & { all: Link | null }

/** What waits for whoever comes home. Nothing leads to a screen that is not there. */
export async function fetchTodos(api: Client, hasScreen: (path: string) => boolean): Promise<TodoGroup[]> {
  const { meta } = await api.request('GET', 'todos')
  const isThere = (href: string | null) => href !== null && hasScreen(href.split(/[?#]/, 1)[0]!)
  return (meta as { todos: readonly Todo[] }).todos.flatMap(({ actions, items, ...todo }) => {
    const shown = items.map((item) => (isThere(item.href) ? item : { ...item, href: null })).filter(({ acts, href }) => href !== null || !acts.includes('open'))
    return shown.length === 0 ? [] : [{ ...todo, items: shown, all: actions.find(({ href }) => isThere(href)) ?? null }]
  })
}
