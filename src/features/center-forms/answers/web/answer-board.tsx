import { useNavigate } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { ConfirmButton } from '#design/form/confirm-button.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { type AnswerList, type AnswerRow, answerListOf } from '#features/center-forms/answers/answer-list.ts'
import { choicesOf } from '#features/center-forms/model/choices-of.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm, FormAnswer, Tally } from '#features/center-forms/model/center-form.ts'
import { allFields, inWords } from '#features/center-forms/model/form-design.ts'
import { buildPath } from '#features/center-forms/model/paths.ts'
import type { ListPage } from '#features/lists/fetch-list.ts'
import { type AskedOfList, writeList } from '#features/lists/list.ts'
import type { ListColumn } from '#features/lists/web/column.ts'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { clockTime, longDay, shortDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** Questions that get a column of their own; the panel shows all of them. */
const shown = 3

const sentOn = (locale: Locale, at: string): string => `${shortDay(locale, at)}, ${clockTime(locale, at)}`

/** The time an answer was sent, and the first questions of the form. */
const answerColumns = ({ design }: CenterForm, openAt: (id: string) => string): ListColumn<AnswerRow>[] => [
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

type Page = ListPage<AnswerRow, AskedOfList<AnswerList>>
type Props = { form: CenterForm; tally: Tally; page: Page; mayUpdate: boolean }

/** The answers to a form: how often each choice was made, and the list of single answers. */
export function AnswerBoard({ form, tally, page, mayUpdate }: Props) {
  const t = useT()
  const locale = useLocale()
  const list = answerListOf(form.id)
  const title = inWords(form.design.title, locale)
  const openAt = (id: string) => writeList(list, page.asked, { open: id, page: page.asked.page })
  return (
    <StaffList
      list={list}
      page={page}
      title={{ nl: title, en: title }}
      text={t(messages.answersCount, { n: form.answers })}
      tabsLabel={words.answers}
      searchLabel={words.searchAnswers}
      columns={answerColumns(form, openAt)}
      nameOf={({ sentAt }) => sentOn(locale, sentAt)}
      filters={
        <>
          <input type="hidden" name="part" value="forms" />
          <input type="hidden" name="form" value={form.id} />
        </>
      }
      tools={
        <>
          {/* A file of the API, through the browser API proxy, with the filters of the list. */}
          <a className="btn btn-second btn-sm" href={fileOf(form.id, page.asked)} download>
            {t(words.takeAlong)}
          </a>
          {mayUpdate && (
            <LinkButton href={buildPath(form.id)} variant="second" size="small" icon="pencil-simple">
              {t(words.edit)}
            </LinkButton>
          )}
        </>
      }
      below={
        tally.length > 0 &&
        form.answers > 0 && (
          <div className="mt-6">
            <ChoiceChart form={form} tally={tally} />
          </div>
        )
      }
      empty={<EmptyState title={t(words.noAnswers)}>{t(words.noAnswersText)}</EmptyState>}
    />
  )
}

function fileOf(id: string, { q, sent }: AskedOfList<AnswerList>): string {
  const query = new URLSearchParams({ ...(q && { search: q }), ...(sent.length > 0 && { sent_within: sent.join() }) })
  return `/door/api/v1/center_forms/${id}/file${query.size > 0 ? `?${query}` : ''}`
}

/** A table with bars beside its numbers, so that a screen reader can read it out. */
function ChoiceChart({ form: { design }, tally }: { form: CenterForm; tally: Tally }) {
  const t = useT()
  const locale = useLocale()
  if (tally.length === 0) return null
  const fields = new Map(allFields(design).map((field) => [field.key, field]))
  return (
    <section aria-labelledby="chart">
      <h2 id="chart" className="text-2xl">
        {t(words.chart)}
      </h2>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-2">
        {tally.map(({ key, counts }) => {
          const field = fields.get(key)!
          const choices = choicesOf(field)
          const highest = Math.max(1, ...Object.values(counts))
          return (
            <table key={key} className="form-chart">
              <caption className="h-row text-lg text-left">{inWords(field.label, locale)}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t(words.choice)}</th>
                  <th scope="col">{t(words.count)}</th>
                </tr>
              </thead>
              <tbody>
                {choices.map((choice) => {
                  const n = counts[choice.key] ?? 0
                  return (
                    <tr key={choice.key}>
                      <th scope="row">{inWords(choice.label, locale)}</th>
                      <td className="form-count">
                        <progress className="form-bar" max={highest} value={n} aria-hidden /> {n}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          )
        })}
      </div>
    </section>
  )
}

/** One answer in full, with the questions as they were worded when it was sent. */
export function AnswerPanel({ answer, mayRemove, ...place }: PanelPlace & { answer: FormAnswer | null; mayRemove: boolean }) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  const { isBusy, act } = useApiAction()
  if (!answer) return <MissingRowPanel {...place} />
  const { id, sentAt, answers } = answer
  const when = `${longDay(locale, sentAt)}, ${clockTime(locale, sentAt)}`
  const remove = async () => {
    // Closes the panel before the page is loaded again, since its answer no longer exists.
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
