import { useT } from '#kernel/i18n/web/provider.tsx'
import { frameWords as messages } from '#shell/words.ts'

/** How many items wait behind a navigation entry; renders nothing for none. */
export function NavigationCount({ count }: { count?: number | undefined }) {
  const t = useT()
  if (!count) return null
  return (
    <span className="count count-alert">
      {count > 99 ? '99+' : count}
      <span className="sr-only">{t(messages.waitsHere)}</span>
    </span>
  )
}
