import { Icon } from '#design/icon/icon.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { matchPageWords as words } from '#features/one-on-one/match-page/page-words.ts'

export type Key = { who: string; saidAt: string | null }

/** Two keys, of one step: each with who holds it, and the day of their yes. */
export function Keys({ keys }: { keys: readonly [Key, Key] }) {
  const [t, locale] = [useT(), useLocale()]
  return (
    <ul className="match-keys" aria-label={t(words.keys)}>
      {keys.map(({ who, saidAt }) => (
        <li key={who} className={saidAt ? 'is-yes' : undefined}>
          <Icon name={saidAt ? 'key-fill' : 'key'} size={32} />
          <strong>{who}</strong>
          <span>{saidAt ? t(words.saidYes, { day: fullDay(locale, saidAt) }) : t(words.noAnswer)}</span>
        </li>
      ))}
    </ul>
  )
}
