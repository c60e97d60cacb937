import { useNavigate } from 'react-router'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ConfirmButton } from '#design/form/confirm-button.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { FormAnswer } from '#features/center-forms/model/center-form.ts'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'

/** One answer whole, in the words that were asked then. */
export function AnswerPanel({ answer, mayRemove, ...place }: PanelPlace & { answer: FormAnswer | null; mayRemove: boolean }) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  const { isBusy, act } = useApiAction()
  if (!answer) return <MissingRowPanel {...place} />
  const { id, sentAt, answers } = answer
  const when = `${longDay(locale, sentAt)}, ${clockTime(locale, sentAt)}`
  const remove = async () => {
    // Away from what is not there any more, before the page is loaded anew.
    const answered = await act({ method: 'DELETE', path: `form_answers/${id}`, done: t(words.removedAnswer) })
    if (answered.ok) void navigate(place.closed, { preventScrollReset: true })
  }
  return (
    <ListPanel
      {...place}
      title={when}
      foot={
        mayRemove && (
          <ConfirmButton
            label={t(words.remove)}
            name={t(words.removeAnswer, { when })}
            look={{ variant: 'second', icon: 'trash' }}
            question={t(words.removeAnswer, { when })}
            text={t(words.removeAnswerText)}
            yes={t(words.removeYes)}
            no={t(words.removeNo)}
            danger
            isBusy={isBusy}
            onYes={() => void remove()}
          />
        )
      }
    >
      <h3 className="text-xl">
        <time dateTime={sentAt}>{when}</time>
      </h3>
      <dl className="mt-5 grid gap-4">
        {answers.map(({ key, question, text }) => (
          <div key={key} className="min-w-0">
            <dt className="text-text-soft">{question}</dt>
            <dd className="font-semibold break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </ListPanel>
  )
}
