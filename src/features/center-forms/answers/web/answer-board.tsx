import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { type AnswerList, answerListOf, type AnswerRow } from '#features/center-forms/answers/answer-list.ts'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm, Tally } from '#features/center-forms/model/center-form.ts'
import { inWords } from '#features/center-forms/model/form-design.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import { buildPath } from '#features/center-forms/model/paths.ts'
import type { ListPage } from '#features/lists/fetch-list.ts'
import { type AskedOfList, writeList } from '#features/lists/list.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { answerColumns, sentOn } from './answer-columns.tsx'
import { ChoiceChart } from './choice-chart.tsx'

type Page = ListPage<AnswerRow, AskedOfList<AnswerList>>
type Props = { form: CenterForm; tally: Tally; page: Page; mayUpdate: boolean }

/** What people answered to a form: how often each choice was made, and every answer by itself. */
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
          {/* A file of the API, through the browser API proxy; of those that are shown. */}
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
