import { useT } from '#kernel/i18n/web/provider.tsx'
import { messages } from '#features/lists/messages.ts'
import type { Preview } from '#features/lists/list.ts'

/** The effects of a bulk change, with counts; empty until they are known. */
export function PreviewList({ preview, all }: { preview: Preview | null; all: number }) {
  const t = useT()
  const changes = preview?.changes.length ?? 0
  const refused = preview?.refused.length ?? 0
  const same = all - changes - refused
  const lines = preview
    ? [
        changes > 0 ? t(messages.willChange, { n: changes }) : t(messages.nothingChanges),
        same > 0 && t(messages.isSoAlready, { n: same }),
        refused > 0 && t(messages.cannot, { n: refused }),
        preview.mails > 0 ? t(messages.mailsGo, { n: preview.mails }) : t(messages.noMails),
      ]
    : []
  return (
    <ul className="preview-list" aria-live="polite" aria-label={t(messages.will)}>
      {lines.map((line) => line && <li key={line}>{line}</li>)}
    </ul>
  )
}
