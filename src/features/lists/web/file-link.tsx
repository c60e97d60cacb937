import { LinkButton } from '#design/button/button.tsx'
import { messages } from '#features/lists/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** Downloads a list whose call writes its file at once. `filters`: those of the call; empty ones are left out. */
export function FileLink({ path, filters }: { path: string; filters: Readonly<Record<string, string>> }) {
  const t = useT()
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  return (
    <LinkButton href={`/door/api/v1/${path}${query.size > 0 ? `?${query.toString()}` : ''}`} download variant="second" size="small" icon="download-simple">
      <span className="max-sm:sr-only">{t(messages.export)}</span>
    </LinkButton>
  )
}
