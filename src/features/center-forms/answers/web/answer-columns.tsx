import { clockTime, shortDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { AnswerRow } from '#features/center-forms/answers/answer-list.ts'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm } from '#features/center-forms/model/center-form.ts'
import { allFields } from '#features/center-forms/model/form-design.ts'
import type { ListColumn } from '#features/lists/web/column.ts'

/** So many questions stand beside each other; all of them in the panel. */
const shown = 3

export const sentOn = (locale: Locale, at: string): string => `${shortDay(locale, at)}, ${clockTime(locale, at)}`

/** When it was sent, and the first questions of the form. */
export const answerColumns = ({ design }: CenterForm, openAt: (id: string) => string): ListColumn<AnswerRow>[] => [
  { key: 'sentAt', label: words.sent, card: 'title', cell: ({ id, sentAt }) => <Sent at={sentAt} href={openAt(id)} /> },
  ...allFields(design)
    .filter(({ type }) => type !== 'note')
    .slice(0, shown)
    .map(({ key, label }, at): ListColumn<AnswerRow> => ({
      key,
      label: { nl: label.nl, en: label.en || label.nl },
      ...(at === 0 && { card: 'note' }),
      cell: ({ answers }) => <span className="line-clamp-2 break-words">{answers.find((one) => one.key === key)?.text ?? '–'}</span>,
    })),
]

function Sent({ at, href }: { at: string; href: string }) {
  return (
    <Anchor href={href} className="tlink font-semibold">
      <time dateTime={at}>{sentOn(useLocale(), at)}</time>
    </Anchor>
  )
}
