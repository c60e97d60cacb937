import { Button } from '#design/button/button.tsx'
import { Progress } from '#design/feedback/progress.tsx'
import { usePolling } from '#design/feedback/use-polling.ts'
import { SelectField } from '#design/field/select-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { Stepper } from '#design/nav/stepper.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { type ImportKind, importPages, isBusy } from '#features/imports/model/states.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ImportProblem, useListProblem } from './import-problem.tsx'
import { type ImportOutcome, type ShownImport, type ShownList, addressOf, columnsAtOnce, rowsPerPage } from './load-import.ts'
import { FileQuestions } from './file-questions.tsx'
import { DoneStep, FileStep } from './import-steps.tsx'
import { RowTable } from './row-table.tsx'
import { words } from './screen-words.ts'
import { WhatHappens } from './what-happens.tsx'

const views = ['all', 'bad', 'warned', 'exists', 'new'] as const

/** Every row with what will be done with it, faulty ones first, and a summary. */
function CheckStep({ shown, list, outcome }: { shown: ShownImport; list: ShownList; outcome: ImportOutcome | undefined }) {
  const t = useT()
  const { kind, rows, total, page, view } = shown
  const counts = { all: list.rowCount, bad: list.counts.bad, warned: list.counts.warned, exists: list.counts.exists, new: list.counts.new }
  const known = useListProblem(list)
  return (
    <div className="grid gap-x-8 gap-y-8 mt-5 xl:grid-cols-[minmax(0,1fr)_20rem] items-start">
      <div className="min-w-0 max-xl:order-2">
        <ImportProblem problem={outcome?.problem ?? known} className="mb-4" />
        <Tabs
          label={t(words.status)}
          tabs={views
            .filter((one) => one !== 'warned' || counts.warned > 0 || view === one)
            .map((one) => ({
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

/** The screen of an import, from the file to the result (domain §3.17): a tab of the pages that add. */
export function ImportScreen({ shown, outcome }: { shown: ShownImport; outcome?: ImportOutcome | undefined }) {
  const t = useT()
  const locale = useLocale()
  const { kind, list } = shown
  const { title, list: listName } = kinds[kind].words
  const step = stepOf(shown)
  // Steps ahead have no link, but need a unique key.
  const hrefs = list
    ? [addressOf(kind), addressOf(kind, { list: list.id, step: 'columns' }), addressOf(kind, { list: list.id }), '#done']
    : ['#file', '#columns', '#check', '#done']
  const labels = [words.file, words.columns, words.check, words.done]
  return (
    <>
      <PageHead title={say(locale, title)} crumbs={[{ href: importPages[kind].list, label: say(locale, listName) }]} current={t(words.import)}>
        <div className="import-steps">
          <Stepper label={t(words.steps)} current={step} steps={labels.map((label, at) => ({ href: hrefs[at]!, label: t(label) }))} />
        </div>
      </PageHead>
      {list && <FileFacts list={list} other={addressOf(kind)} />}
      {!list ? (
        <FileStep {...shown} />
      ) : isBusy(list.status) ? (
        <BusyStep list={list} />
      ) : list.status === 'done' || list.status === 'undone' || list.status === 'failed' || list.status === 'waiting' ? (
        <DoneStep shown={shown} list={list} outcome={outcome} />
      ) : Object.keys(list.questions).length > 0 ? (
        <FileQuestions list={list} outcome={outcome} />
      ) : shown.isMapping ? (
        <ColumnsStep kind={kind} list={list} outcome={outcome} />
      ) : (
        <CheckStep shown={shown} list={list} outcome={outcome} />
      )}
    </>
  )
}

/** The index of the current step, from 0. */
function stepOf({ list, isMapping }: ShownImport): number {
  if (!list || list.status === 'waiting' || list.status === 'failed' || (list.status === 'reading' && list.rowCount === 0)) return 0
  if (isMapping) return 1
  return list.status === 'done' || list.status === 'undone' || list.status === 'undoing' ? 3 : 2
}

const signs: Record<string, 'semicolons' | 'commas' | 'tabs' | 'bars'> = { ';': 'semicolons', ',': 'commas', '\t': 'tabs', '|': 'bars' }

function FileFacts({ list, other }: { list: ShownList; other: string }) {
  const t = useT()
  const { fileName, rowCount, delimiter, encoding, headers, mapping } = list
  const sign = delimiter && Object.hasOwn(signs, delimiter) ? t(words[signs[delimiter]!]) : null
  const used = new Set(Object.values(mapping))
  const leftOut = headers.flatMap((head, at) => (used.has(at) ? [] : [head || t(words.nameless, { n: at + 1 })]))
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 items-center mt-3 text-text-soft">
      <span className="inline-flex items-center gap-2 min-w-0">
        <Icon name="file-csv" />
        <span className="text-text font-medium break-all">{fileName}</span>
      </span>
      {rowCount > 0 && <span>{[t(words.rows, { n: rowCount }), sign, encoding].filter(Boolean).join(', ')}</span>}
      <Link href={other}>{t(words.otherFile)}</Link>
      {leftOut.length > 0 && <span className="basis-full wrap-anywhere">{t(words.leftOut, { columns: leftOut.join(', ') })}</span>}
    </p>
  )
}

/** A job is running: shows its progress until it is done. */
function BusyStep({ list }: { list: ShownList }) {
  const t = useT()
  usePolling(1)
  const title = t(words[list.status as 'reading' | 'applying' | 'undoing'])
  return (
    <section className="mt-8 sheet sheet-pad max-w-160" aria-live="polite" aria-labelledby="busy">
      <h2 id="busy" className="text-2xl">
        {title}
      </h2>
      <div className="mt-4">
        <Progress value={list.progress} label={title} />
      </div>
      <p className="mt-4 text-text-soft">{t(words.leaveText)}</p>
    </section>
  )
}

/** The recognised columns of the file, to be corrected. */
function ColumnsStep({ kind, list, outcome }: { kind: ImportKind; list: ShownList; outcome: ImportOutcome | undefined }) {
  const t = useT()
  const locale = useLocale()
  const { columns } = kinds[kind]
  const needed = new Set(kinds[kind].needed.flatMap((ways) => (ways.length === 1 ? ways : [])))
  const names = Object.keys(columns)
  // A kind with many fields shows those that are in the file first.
  const isLate = (name: string) => names.length > columnsAtOnce && !needed.has(name) && list.mapping[name] === undefined
  const [first, others] = [names.filter((name) => !isLate(name)), names.filter(isLate)]
  const select = (name: string) => (
    <SelectField
      key={name}
      name={`column.${name}`}
      label={say(locale, columns[name]!.label)}
      {...(needed.has(name) && { optional: t(words.needed) })}
      empty={t(words.notInFile)}
      defaultValue={list.mapping[name] === undefined ? '' : String(list.mapping[name])}
      options={list.headers.map((head, at) => ({ value: String(at), label: head === '' ? `${at + 1}` : head }))}
    />
  )
  return (
    <div className="mt-8 max-w-200">
      <h2 className="text-2xl">{t(words.whichColumn)}</h2>
      <p className="mt-1 text-text-soft">
        {t(words.whichColumnText)} {t(words.remembered)}
      </p>
      <ImportProblem problem={outcome?.problem} className="mt-4" />
      <PostForm intent="columns" className="mt-6">
        {(sending) => (
          <>
            <input type="hidden" name="list" value={list.id} />
            <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">{first.map(select)}</div>
            {others.length > 0 && (
              <details className="mt-6 border-t border-line pt-4">
                <summary className="font-semibold cursor-pointer">{t(words.otherFields, { n: others.length })}</summary>
                <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">{others.map(select)}</div>
              </details>
            )}
            <p className="mt-8">
              <Button iconAfter="arrow-right-bold" busy={sending && t(words.sending)}>
                {t(words.next)}
              </Button>
            </p>
          </>
        )}
      </PostForm>
    </div>
  )
}
