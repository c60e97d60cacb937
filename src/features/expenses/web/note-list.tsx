import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { type ExpenseRow, expenseList } from '#features/expenses/expense-list.ts'
import { expenseWords as words } from '#features/expenses/expense-words.ts'
import type { Expenses } from '#features/expenses/fetch-expenses.ts'
import { roomOfMonth } from '#features/expenses/meter.ts'
import { writeList } from '#features/lists/list.ts'
import { monthName } from '#kernel/i18n/dates.ts'
import { inEuros } from '#kernel/i18n/euros.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** The notes of a year by month, each month with its sum. */
export function NoteList({ page, meter }: Pick<Expenses, 'page' | 'meter'>) {
  const t = useT()
  const locale = useLocale()
  const months = Object.entries(Object.groupBy(page.rows, ({ month }) => month)) as [string, ExpenseRow[]][]
  return (
    <>
      {months.map(([month, rows]) => {
        const { counted, limit } = roomOfMonth(meter, month)
        return (
          <section key={month} className="mt-6">
            <h3 className="text-xl flex flex-wrap justify-between gap-x-4">
              <Link href={writeList(expenseList, page.asked, { month })} className="first-letter:uppercase">
                {monthName(locale, `${month}-01`)}
              </Link>
              <span className="font-sans text-base font-normal text-text-soft">
                {limit === null ? inEuros(locale, counted) : t(words.sumOfLimit, { amount: inEuros(locale, counted), limit: inEuros(locale, limit) })}
              </span>
            </h3>
            <ul className="mt-2">
              {rows.map((row) => (
                <NoteRow key={row.id} row={row} asked={page.asked} />
              ))}
            </ul>
          </section>
        )
      })}
      {page.pages > 1 && (
        <div className="mt-6">
          <Pagination
            label={t(words.pages)}
            page={page.asked.page}
            pages={page.pages}
            href={(number) => writeList(expenseList, page.asked, { page: number })}
            words={{ previous: t(words.previous), next: t(words.next), page: (number) => t(words.page, { page: number }) }}
          />
        </div>
      )}
    </>
  )
}

function NoteRow({ row, asked }: { row: ExpenseRow; asked: Expenses['page']['asked'] }) {
  const t = useT()
  const locale = useLocale()
  const { id, organizationName, kind, amountCents, hours } = row
  const amount = inEuros(locale, amountCents)
  const facts = [t(words[kind]), ...(hours === null ? [] : [t(words.hoursCount, { hours: String(hours).replace('.', locale === 'nl' ? ',' : '.') })])]
  return (
    <li className="expense-row">
      <div className="min-w-0">
        <p className="font-semibold break-words">{organizationName}</p>
        <p className="text-text-soft">{facts.join(', ')}</p>
      </div>
      <p className="font-semibold tabular-nums">{amount}</p>
      <div className="expense-acts">
        <Link
          href={`${writeList(expenseList, asked, { open: id, page: asked.page })}#expense-form`}
          className="inline-block py-2 pr-3"
          aria-label={t(words.editOne, { amount, organization: organizationName })}
        >
          {t(words.edit)}
        </Link>
        <PostForm intent={`remove ${id}`}>
          <Button variant="quiet" size="small" aria-label={t(words.removeOne, { amount, organization: organizationName })}>
            {t(words.remove)}
          </Button>
        </PostForm>
      </div>
    </li>
  )
}
