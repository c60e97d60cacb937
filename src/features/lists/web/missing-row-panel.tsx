import { useT } from '#kernel/i18n/web/provider.tsx'
import { messages } from '#features/lists/messages.ts'
import { ListPanel } from './list-panel.tsx'

export type PanelPlace = { openId: string; closed: string; previous: string | null; next: string | null }

/** What the address names beside a list is not there any more. */
export function MissingRowPanel(place: PanelPlace) {
  const t = useT()
  return (
    <ListPanel {...place} title={t(messages.gone)}>
      <p>{t(messages.gone)}</p>
    </ListPanel>
  )
}
