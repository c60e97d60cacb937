import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { messages as listWords } from '#features/lists/messages.ts'
import { builderWords as words } from '#features/center-forms/builder-words.ts'
import type { AnswerPage, CenterForm } from '#features/center-forms/center-form.ts'
import { answersPath } from '#features/center-forms/paths.ts'
import { ChoiceChart } from './choice-chart.tsx'

const size = 25

/** What people answered: how often each choice was made, and every answer by itself. */
export function AnswersView({ form, answers: { rows, total, tally, mayRemove }, page }: { form: CenterForm; answers: AnswerPage; page: number }) {
  const t = useT()
  const locale = useLocale()
  if (total === 0)
    return (
      <div className="mt-6">
        <EmptyState title={t(words.noAnswers)}>{t(words.noAnswersText)}</EmptyState>
      </div>
    )
  const whenOf = (at: string) => `${longDay(locale, at)}, ${clockTime(locale, at)}`
  return (
    <div className="mt-6 space-y-10">
      <ChoiceChart form={form} tally={tally} />
      <section aria-labelledby="answers">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="answers" className="text-2xl">
            {t(words.everything)}
          </h2>
          {/* A file of the API, by the door of a page. */}
          <a className="btn btn-second" href={`/door/api/v1/center_forms/${form.id}/file`} download>
            {t(words.takeAlong)}
          </a>
        </div>
        <ol className="mt-3">
          {rows.map(({ id, sentAt, answers }) => (
            <li key={id} className="border-t border-line py-5">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="h-row text-lg">
                  <time dateTime={sentAt}>{whenOf(sentAt)}</time>
                </h3>
                {mayRemove && (
                  <PostForm intent="remove-answer">
                    <input type="hidden" name="answer" value={id} />
                    <Button variant="quiet" size="small" icon="trash" aria-label={t(words.removeAnswer, { when: whenOf(sentAt) })}>
                      {t(words.remove)}
                    </Button>
                  </PostForm>
                )}
              </div>
              <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
                {answers.map(({ key, question, text }) => (
                  <div key={key} className="min-w-0">
                    <dt className="text-text-soft">{question}</dt>
                    <dd className="font-semibold break-words whitespace-pre-line">{text}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
        <Pagination
          label={t(listWords.pages)}
          page={page}
          pages={Math.ceil(total / size)}
          href={(to) => answersPath(form.id, to)}
          words={{ previous: t(listWords.previous), next: t(listWords.next), page: (to) => t(listWords.page, { page: to }) }}
        />
      </section>
    </div>
  )
}
