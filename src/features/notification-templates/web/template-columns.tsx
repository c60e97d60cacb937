import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { receiverWords, templateWords as words } from '#features/notification-templates/messages.ts'
import type { TemplateRow } from '#features/notification-templates/template.ts'

export const templateColumns: readonly ListColumn<TemplateRow>[] = [
  {
    key: 'name',
    label: words.name,
    card: 'title',
    cell: ({ id, name }) => (
      <Anchor href={`/notification_templates/${id}/edit`} className="tlink font-semibold">
        {name}
      </Anchor>
    ),
  },
  { key: 'when', label: words.when, card: 'note', cell: ({ when }) => <span className="text-wrap">{when}</span> },
  { key: 'receiver', label: words.receiver, cell: ({ to }) => <Receiver to={to} /> },
  { key: 'words', label: words.words, card: 'badge', cell: ({ isOwn, active }) => <WordsBadge isOwn={isOwn} active={active} /> },
  { key: 'changed', label: words.changed, cell: ({ changedAt }) => <Day at={changedAt} /> },
]

export function WordsBadge({ isOwn, active }: { isOwn: boolean; active: boolean }) {
  const t = useT()
  if (!active)
    return (
      <Badge tone="warn" icon="bell-slash">
        {t(words.isOff)}
      </Badge>
    )
  return isOwn ? (
    <Badge tone="info" icon="pencil-simple-fill">
      {t(words.own)}
    </Badge>
  ) : (
    <span className="text-text-soft">{t(words.builtIn)}</span>
  )
}

function Receiver({ to }: { to: string }) {
  return <>{useT()(receiverWords[to as keyof typeof receiverWords])}</>
}

function Day({ at }: { at: string | null }) {
  const locale = useLocale()
  return at === null ? '–' : <time dateTime={at}>{shortDay(locale, at)}</time>
}
