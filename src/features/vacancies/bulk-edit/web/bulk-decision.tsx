import { useNavigate } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/lists/messages.ts'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { type AskedChange, bodyOfChange, changeOf } from '#features/vacancies/bulk-edit/bulk-edit.ts'
import { bulkWords as words } from '#features/vacancies/bulk-edit/bulk-words.ts'
import type { BulkEdit } from '#features/vacancies/bulk-edit/fetch-bulk-edit.ts'

type Props = { asked: AskedChange; rows: BulkEdit['rows']; preview: BulkEdit['preview']; without: (ids: readonly string[]) => string }

const label = {
  extend: words.extendThem,
  close: words.closeThem,
  contact: words.contactThem,
  themes: words.themesThem,
  groups: words.groupsThem,
  first: words.firstThem,
} as const

/** Does it: to all of them or to none, so those that cannot take part are left out first. */
export function BulkDecision({ asked, rows, preview, without }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { isBusy, act } = useApiAction()
  const change = changeOf(asked)
  if (!change || !preview) return <p className="text-text-soft">{t(words.sayWhat)}</p>
  const refused = preview.refused.map(({ id }) => id)
  if (refused.length > 0)
    return (
      <>
        <p className="mb-3">{t(words.allOrNone, { n: refused.length })}</p>
        <LinkButton href={without(refused)} variant="second">
          {t(words.leaveOutAll, { n: refused.length })}
        </LinkButton>
      </>
    )
  const ids = preview.changes.map(({ id }) => id)
  if (ids.length === 0) return <p className="text-text-soft">{t(messages.isSoAlready, { n: rows.length })}</p>
  const run = async () => {
    const answer = await act({ method: 'PATCH', path: 'vacancies', body: bodyOfChange(ids, change), done: t(words.done, { n: ids.length }) })
    if (answer.ok) await navigate('/vacancies')
  }
  return (
    <Button
      type="button"
      variant={asked.change === 'close' ? 'danger' : 'primary'}
      aria-busy={isBusy || undefined}
      onClick={() => void run()}
      className="w-full"
    >
      <Icon name="check" size={20} />
      {t(label[asked.change], { n: ids.length })}
    </Button>
  )
}
