import { useT } from '#kernel/i18n/web/provider.tsx'
import { frameWords as messages } from '#shell/words.ts'

/** How much waits behind an entry of the navigation; nothing where nothing does. */
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
