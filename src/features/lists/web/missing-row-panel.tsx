import { useT } from '#kernel/i18n/web/provider.tsx'
import { messages } from '#features/lists/messages.ts'
import { ListPanel } from './list-panel.tsx'

export type PanelPlace = { openId: string; closed: string; previous: string | null; next: string | null }

/** The row that the address names no longer exists. */
export function MissingRowPanel(place: PanelPlace) {
  const t = useT()
  return (
    <ListPanel {...place} title={t(messages.gone)}>
      <p>{t(messages.gone)}</p>
    </ListPanel>
  )
}
