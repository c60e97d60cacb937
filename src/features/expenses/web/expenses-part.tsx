import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Alert } from '#design/feedback/alert.tsx'
import { Button } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Segments } from '#design/nav/tabs.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { expenseList } from '#features/expenses/expense-list.ts'
import { expenseWords as words } from '#features/expenses/expense-words.ts'
import type { Expenses } from '#features/expenses/fetch-expenses.ts'
import { type Meter, roomOfMonth } from '#features/expenses/meter.ts'
import type { ExpenseAnswer } from '#features/expenses/web/save-expense.ts'
import { writeList } from '#features/lists/list.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { offerUndo } from '#features/lists/web/undo-bar.tsx'
import { monthOf, today } from '#kernel/i18n/dates.ts'
import { inEuros } from '#kernel/i18n/euros.ts'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { CountingRules } from './counting-rules.tsx'
import { MeterCard } from './meter-card.tsx'
import { AddNote, ChangeNote } from './note-form.tsx'
import { NoteList } from './note-list.tsx'
import './expenses.css'

/** Offers the undo of what was just done, and closes the form of what was changed. */
function useUndoOffer(answer: ExpenseAnswer | undefined) {
  const navigate = useNavigate()
  const done = answer && 'undo' in answer ? answer : undefined
  useEffect(() => {
    if (!done) return
    offerUndo(done.undo)
    void navigate(done.back, { replace: true, preventScrollReset: true })
  }, [done, navigate])
  return answer && 'typed' in answer ? answer : undefined
}

/** What somebody got for their volunteer work: how much room is left, a form for a month, and what they noted. */
export function ExpensesPart({ expenses, answer }: { expenses: Expenses; answer: ExpenseAnswer | undefined }) {
  const t = useT()
  const locale = useLocale()
  const center = useCenterName()
  const { meter, month, years, page, opened, openId, ...form } = expenses
  const { asked } = page
  const refused = useUndoOffer(answer)
  const back = writeList(expenseList, asked, { page: asked.page, undo: '' })
  const thisMonth = today().slice(0, 7)
  return (
    <>
      <p className="text-lg mt-6">{t(words.text)}</p>
      <p className="mt-2 flex gap-2">
        <Icon name="lock" className="shrink-0 mt-0.5" />
        <span>{t(words.private, { center })}</span>
      </p>
      {asked.undo && <UndoAlone operation={asked.undo} />}
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <MeterCard title={monthOf(locale, `${month}-01`)} room={roomOfMonth(meter, month)} year={meter.year} />
        <MeterCard title={t(words.wholeYear, { year: meter.year })} room={meter.wholeYear} year={meter.year} />
      </div>
      <Findings meter={meter} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,40rem)_minmax(0,22rem)]">
        <div>
          <section id="expense-form" aria-labelledby="expense-form-title" className="scroll-mt-24">
            <h2 id="expense-form-title" className="text-2xl mb-4">
              {t(openId ? words.change : words.add)}
            </h2>
            {!openId ? (
              <AddNote key={`${month} ${page.total}`} {...form} answer={refused} />
            ) : opened ? (
              <ChangeNote key={opened.id} {...form} note={opened} back={back} answer={refused} />
            ) : (
              <p>{t(words.gone)}</p>
            )}
          </section>
          <section aria-labelledby="expense-list" className="mt-12">
            <div className="flex flex-wrap items-end justify-between gap-4">
              <h2 id="expense-list" className="text-2xl">
                {t(words.list, { year: meter.year })}
              </h2>
              {years.length > 1 && (
                <Segments
                  label={t(words.years)}
                  tabs={years.map((year) => ({
                    href: writeList(expenseList, asked, { month: thisMonth.startsWith(String(year)) ? '' : `${year}-12`, undo: '' }),
                    label: String(year),
                    current: year === meter.year,
                  }))}
                />
              )}
            </div>
            {page.total === 0 ? (
              <div className="mt-6">
                <EmptyState title={t(words.empty, { year: meter.year })} heading="h3">
                  {t(words.emptyText)}
                </EmptyState>
              </div>
            ) : (
              <NoteList page={page} meter={meter} />
            )}
          </section>
        </div>
        <CountingRules meter={meter} />
      </div>
    </>
  )
}

/** What is worth knowing beside the two sums. */
function Findings({ meter: { dear, limits, countsCosts } }: { meter: Meter }) {
  const t = useT()
  const locale = useLocale()
  // Of each organization the month with the most for an hour: the others say the same.
  const byOrganization = Object.groupBy(
    dear.filter(({ adult }) => adult),
    ({ organization }) => organization,
  )
  const tooDear = Object.values(byOrganization).map((some) => some!.reduce((most, one) => (one.centsPerHour > most.centsPerHour ? one : most)))
  return (
    <>
      {limits && tooDear.length > 0 && (
        <div className="mt-4">
          <Alert tone="warn">
            {tooDear.map(({ month, organization, centsPerHour }) => (
              <p key={month + organization}>
                {monthOf(locale, `${month}-01`)}: {t(words.dear, { organization, amount: inEuros(locale, centsPerHour), limit: inEuros(locale, limits.hour) })}
              </p>
            ))}
          </Alert>
        </div>
      )}
      {countsCosts && <p className="mt-3">{t(words.countsCosts)}</p>}
    </>
  )
}

/** Without script there is no bar with an undo button. */
function UndoAlone({ operation }: { operation: string }) {
  const t = useT()
  return (
    <div className="mt-4">
      <Alert tone="info">
        <PostForm className="flex flex-wrap items-center gap-3" intent="undo">
          <input type="hidden" name="operation" value={operation} />
          <span className="grow basis-48">{t(undoWords.briefly)}</span>
          <Button variant="second" size="small">
            {t(undoWords.undo)}
          </Button>
        </PostForm>
      </Alert>
    </div>
  )
}
