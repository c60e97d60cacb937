import { useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { problemWords } from '#features/imports/model/messages.ts'
import { addressOf } from './address-of.ts'
import type { ImportOutcome } from './import-action.ts'
import { rowsPerPage, type ShownImport, type ShownList } from './load-import.ts'
import { RowTable } from './row-table.tsx'
import { words } from './screen-words.ts'
import { WhatHappens } from './what-happens.tsx'

const views = ['all', 'bad', 'exists', 'new'] as const

/** Every row with what will be done with it, what is wrong first; and what all of it comes to. */
export function CheckStep({ shown, list, outcome }: { shown: ShownImport; list: ShownList; outcome: ImportOutcome | undefined }) {
  const t = useT()
  const { kind, rows, total, page, view } = shown
  const counts = { all: list.rowCount, bad: list.counts.bad, exists: list.counts.exists, new: list.counts.new }
  const known = list.problem && Object.hasOwn(problemWords, list.problem) ? t(problemWords[list.problem as keyof typeof problemWords]) : null
  const problem = outcome?.problem ?? known
  return (
    <div className="grid gap-x-8 gap-y-8 mt-5 xl:grid-cols-[minmax(0,1fr)_20rem] items-start">
      <div className="min-w-0 max-xl:order-2">
        {problem && (
          <div className="mb-4">
            <Alert tone="danger" live>
              <p>{problem}</p>
            </Alert>
          </div>
        )}
        <Tabs
          label={t(words.status)}
          tabs={views.map((one) => ({
            href: addressOf(kind, { list: list.id, ...(one !== 'all' && { view: one }) }),
            label: t(words[one]),
            count: counts[one],
            current: one === view,
            alert: one === 'bad' && counts.bad > 0,
          }))}
        />
        {rows.length === 0 ? (
          <p className="py-8 text-text-soft">{t(words.noneOfKind)}</p>
        ) : (
          <RowTable key={`${list.id} ${view} ${page}`} kind={kind} rows={rows} />
        )}
        {total > 0 && (
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
            <p className="text-text-soft">{t(words.badFirst, { from: (page - 1) * rowsPerPage + 1, to: Math.min(total, page * rowsPerPage), total })}</p>
            <Pagination
              label={t(words.pages)}
              page={page}
              pages={Math.ceil(total / rowsPerPage)}
              href={(number) => addressOf(kind, { list: list.id, ...(view !== 'all' && { view }), page: number })}
              words={{ previous: t(words.previous), next: t(words.next), page: (number) => t(words.page, { page: number }) }}
            />
          </div>
        )}
      </div>
      <WhatHappens kind={kind} list={list} />
    </div>
  )
}
