import type { Preview } from '#features/lists/list.ts'
import { messages } from '#features/lists/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** How many rows are named for each reason. */
const named = 3

type Props = {
  preview: (Omit<Preview, 'refused'> & { refused: readonly { id: string; detail?: string }[] }) | null
  all: number
  /** The name of a row, null for one of another page of the list. Left out where the page says at each row why it cannot. */
  nameOf?: (id: string) => string | null
  /** It cannot be undone, so its mails go out at once. */
  isFinal?: boolean
}

/** The effects of a bulk change, with counts, and why which rows cannot; empty until they are known. */
export function PreviewList({ preview, all, nameOf, isFinal = false }: Props) {
  const t = useT()
  const locale = useLocale()
  const changes = preview?.changes.length ?? 0
  const refused = preview?.refused ?? []
  const same = all - changes - refused.length
  const lines = preview
    ? [
        changes > 0 ? t(isFinal ? messages.willGet : messages.willChange, { n: changes }) : t(messages.nothingChanges),
        same > 0 && t(messages.isSoAlready, { n: same }),
        preview.mails > 0 ? t(isFinal ? messages.mailsGoNow : messages.mailsGo, { n: preview.mails }) : t(messages.noMails),
        refused.length > 0 && t(messages.cannot, { n: refused.length }),
      ]
    : []
  const reasons = nameOf ? refused.filter(({ detail }) => detail !== undefined) : []
  const whoOf = (ids: readonly string[]) => {
    const names = ids.map(nameOf!).filter((name) => name !== null)
    const shown = names.slice(0, named)
    const others = ids.length - shown.length
    return new Intl.ListFormat(locale).format([...shown, ...(others > 0 ? [t(shown.length > 0 ? messages.otherRows : messages.rows, { n: others })] : [])])
  }
  return (
    <div aria-live="polite">
      <ul className="preview-list" aria-label={t(messages.will)}>
        {lines.map((line) => line && <li key={line}>{line}</li>)}
      </ul>
      {reasons.length > 0 && (
        <ul className="preview-reasons" aria-label={t(messages.whyNot)}>
          {[...Map.groupBy(reasons, ({ detail }) => detail!)].map(([why, those]) => (
            <li key={why}>
              <strong>{whoOf(those.map(({ id }) => id))}</strong>: {why}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
