import { useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { home } from '#features/notifications/dashboard/dashboard-messages.ts'
import type { TodoGroup } from '#features/notifications/dashboard/fetch-todos.ts'
import { TodoGroupRow } from './todo-group.tsx'

/** What waits for somebody, with what can be done about it. A kind that is done keeps its place until the page is opened again, so nothing jumps. */
export function TodoList({ todos }: { todos: readonly TodoGroup[] }) {
  const t = useT()
  const [first] = useState(todos)
  const rows = [
    ...first.map((before) => ({ before, now: todos.find(({ key }) => key === before.key) ?? null })),
    ...todos.filter(({ key }) => !first.some((before) => before.key === key)).map((now) => ({ before: now, now })),
  ]
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className="text-2xl">
        {t(home.waitsForYou)}
      </h2>
      {rows.length === 0 ? (
        <p className="sheet sheet-pad mt-3">{t(home.nothingWaits)}</p>
      ) : (
        <ul className="sheet mt-3">
          {rows.map(({ before, now }) => (
            <TodoGroupRow key={before.key} before={before} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}
