import { useT } from '#kernel/i18n/web/provider.tsx'
import type { LogLine } from '#design/log/log.tsx'
import { messages as words } from '#features/audit/messages.ts'
import { History } from './history.tsx'

/** The history in the panel beside a list; nothing for those who may not read it. */
export function PanelHistory({ lines }: { lines: readonly LogLine[] | null | undefined }) {
  const t = useT()
  if (!lines) return null
  return (
    <section className="mt-7">
      <h4 className="mb-2 font-semibold text-lg">{t(words.history)}</h4>
      <History lines={lines} />
    </section>
  )
}
