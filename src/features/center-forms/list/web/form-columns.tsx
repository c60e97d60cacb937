import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { FormRow } from '#features/center-forms/list/form-list.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { answersPath } from '#features/center-forms/model/paths.ts'
import type { ListColumn } from '#features/lists/web/column.ts'
import { StatusBadge } from '#features/center-forms/model/web/status-badge.tsx'

/** What a form is called in the language of who reads. */
export const titleOf = ({ titleNl, titleEn }: Pick<FormRow, 'titleNl' | 'titleEn'>, locale: 'nl' | 'en'): string => (locale === 'en' && titleEn) || titleNl

/** The columns of the list of forms. */
export const formColumns = (openAt: (id: string) => string): ListColumn<FormRow>[] => [
  { key: 'form', label: words.form, card: 'title', cell: (row) => <Name row={row} href={openAt(row.id)} /> },
  { key: 'status', label: words.status, card: 'badge', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'answers', label: words.answers, card: 'note', cell: (row) => <Answers row={row} /> },
  { key: 'closes', label: words.closes, cell: ({ closesOn }) => <Day at={closesOn} /> },
  { key: 'changed', label: words.changed, cell: ({ updatedAt }) => <Day at={updatedAt} /> },
]

function Name({ row, href }: { row: FormRow; href: string }) {
  return (
    <Anchor href={href} className="tlink font-semibold">
      {titleOf(row, useLocale())}
    </Anchor>
  )
}

function Answers({ row: { id, answers } }: { row: FormRow }) {
  const t = useT()
  return answers > 0 ? <Anchor href={answersPath(id)}>{t(messages.answersCount, { n: answers })}</Anchor> : '–'
}

function Day({ at }: { at: string | null }) {
  const locale = useLocale()
  return at ? <time dateTime={at}>{shortDay(locale, at)}</time> : '–'
}
