import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { actionWords as words } from '#features/notifications/dashboard/action-words.ts'
import type { TodoItem } from '#kernel/feature/todo.ts'
import type { TodoGroup } from '#features/notifications/dashboard/fetch-todos.ts'
import { TodoActions } from './todo-actions.tsx'

const tones = {
  warn: 'bg-warn-soft text-on-warn-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-accent-soft text-on-accent-soft',
  second: 'bg-second-soft text-on-second-soft',
  success: 'bg-success-soft text-on-success-soft',
}

/** Things of one kind: how many, the first one whole with its acts, and the names of those that come next. */
export function TodoGroupRow({ before, now }: { before: TodoGroup; /** Null when the last one is done. */ now: TodoGroup | null }) {
  const t = useT()
  const actedRef = useRef(false)
  const [item, ...later] = now?.items ?? []
  const [last, setLast] = useState(item ?? before.items[0]!)
  if (item && item.id !== last.id) setLast(item)
  return (
    <li className="todo">
      <span className={`todo-sign ${tones[now ? now.tone : 'success']}`}>
        <Icon name={now ? now.icon : 'check'} size={26} />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-xl">{now ? now.title : t(words.allDone)}</h3>
          {now?.all && now.total > 1 && (
            <Link href={now.all.href} className="font-semibold">
              {now.all.label}
            </Link>
          )}
        </div>
        {now?.text && <p className="text-text-soft">{now.text}</p>}
        {item ? <OneItem key={item.id} item={item} actedRef={actedRef} /> : <LastItem item={last} actedRef={actedRef} />}
        {later.length > 0 && <p className="mt-3 text-text-soft truncate">{t(words.afterThis, { names: later.map(({ title }) => title).join(', ') })}</p>}
      </div>
    </li>
  )
}

/** What was done last stays where it stood, so that nothing else comes under the finger. */
function LastItem({ item: { title, text, quote }, actedRef }: { item: TodoItem; actedRef: RefObject<boolean> }) {
  const t = useT()
  return (
    <div className="todo-item text-text-soft">
      <Focused actedRef={actedRef}>{title}</Focused>
      {text && <p>{text}</p>}
      {quote && <p className="mt-1 break-words">‘{quote}’</p>}
      <p className="todo-done">
        <Icon name="check-circle-fill" size={22} />
        {t(words.done)}
      </p>
    </div>
  )
}

function OneItem({ item, actedRef }: { item: TodoItem; actedRef: RefObject<boolean> }) {
  const { title, text, quote, note, href } = item
  return (
    <div className="todo-item">
      <Focused actedRef={actedRef}>
        {href && !item.acts.includes('open') ? (
          <Anchor href={href} className="tlink">
            {title}
          </Anchor>
        ) : (
          title
        )}
      </Focused>
      {text && <p className="text-text-soft">{text}</p>}
      {quote && <p className="mt-1 break-words">‘{quote}’</p>}
      {note && (
        <p className="mt-2">
          <Badge tone="warn" icon="clock-fill">
            {note}
          </Badge>
        </p>
      )}
      <TodoActions item={item} onAct={() => (actedRef.current = true)} />
    </div>
  )
}

/** After an act the focus goes to what came up in its place: to its name, so that a second press does nothing. */
function Focused({ actedRef, children }: { actedRef: RefObject<boolean>; children: ReactNode }) {
  const name = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!actedRef.current) return
    actedRef.current = false
    name.current?.focus({ preventScroll: true })
  }, [actedRef])
  return (
    <p ref={name} tabIndex={-1} className="h-row">
      {children}
    </p>
  )
}
