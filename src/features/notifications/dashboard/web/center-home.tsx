import { useT } from '#kernel/i18n/web/provider.tsx'
import { Card } from '#design/surface/card.tsx'
import { home } from '#features/notifications/dashboard/dashboard-messages.ts'
import type { TodoGroup } from '#features/notifications/dashboard/fetch-todos.ts'
import type { MonthLine } from '#features/notifications/dashboard/month.ts'
import { TodoList } from './todo-list.tsx'

type Props = { todos: readonly TodoGroup[]; month: { title: string; lines: readonly MonthLine[] } }

/** What the center's staff come home to: what waits for their word, where help is needed, how the month goes. */
export function CenterHome({ todos, month }: Props) {
  const t = useT()
  return (
    <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] items-start">
      <TodoList todos={todos} />
      <aside aria-labelledby="month">
        <Card>
          <h2 id="month" className="text-xl">
            {month.title}
          </h2>
          <ul className="mt-2">
            {month.lines.map(({ key, number, label, beside }) => (
              <li key={key} className="py-3 border-t border-line first:border-t-0">
                <p>
                  <strong className="text-2xl font-heading">{number}</strong> {label}
                </p>
                <p className="text-text-soft">{beside}</p>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-text-soft text-sm">{t(home.fewHidden)}</p>
        </Card>
      </aside>
    </div>
  )
}
