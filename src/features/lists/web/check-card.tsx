import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { queueWords as words } from '#features/lists/queue-words.ts'

/** A check that passed, one to look at, or one that blocks. */
export type CheckLine = { /** Where two may have the same title. */ key?: string; state: 'good' | 'open' | 'wrong'; title: string; text?: string }

const icons: Record<CheckLine['state'], IconName> = { good: 'check-circle-fill', open: 'warning-fill', wrong: 'x-circle-fill' }

/** The checks to look at before a decision. */
export function CheckCard({ lines }: { lines: readonly CheckLine[] }) {
  const t = useT()
  return (
    <section className="check-card" aria-labelledby="checks">
      <h2 id="checks" className="text-2xl">
        {t(words.checks)}
      </h2>
      <ul>
        {lines.map(({ state, title, text, key = title }) => (
          <li key={key} className={`is-${state}`}>
            <Icon name={icons[state]} size={22} />
            <span>
              <strong>{title}</strong>
              {text && <small>{text}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
