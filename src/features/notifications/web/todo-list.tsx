import { Icon } from '#design/icon/icon.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { home } from '#features/notifications/dashboard-messages.ts'
import type { TodoLine } from '#features/notifications/fetch-todos.ts'

const tones = {
  warn: 'bg-warn-soft text-on-warn-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-accent-soft text-on-accent-soft',
  second: 'bg-second-soft text-on-second-soft',
}

/** What waits for somebody, each with the one thing to do about it. */
export function TodoList({ todos }: { todos: readonly TodoLine[] }) {
  const t = useT()
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className="text-2xl">
        {t(home.waitsForYou)}
      </h2>
      {todos.length === 0 ? (
        <p className="sheet sheet-pad mt-3">{t(home.nothingWaits)}</p>
      ) : (
        <ul className="sheet mt-3">
          {todos.map(({ key, icon, tone, title, text, action }, at) => (
            <li key={key} className={`flex flex-wrap items-center gap-4 p-4 md:p-5${at > 0 ? ' border-t border-line' : ''}`}>
              <span className={`grid place-items-center w-12 h-12 rounded-sm shrink-0 ${tones[tone]}`}>
                <Icon name={icon} size={26} />
              </span>
              <div className="flex-1 min-w-48">
                <p className="h-row">{title}</p>
                {text && <p className="text-text-soft">{text}</p>}
              </div>
              {action && (
                <LinkButton href={action.href} variant="second" size="small">
                  {action.label}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
