import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { say } from '#kernel/i18n/messages.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { Stepper } from '#design/nav/stepper.tsx'
import { isBusy } from '#features/imports/model/states.ts'
import { addressOf } from './address-of.ts'
import { BusyStep } from './busy-step.tsx'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FileStep } from './file-step.tsx'
import type { ImportOutcome } from './import-action.ts'
import type { ShownImport, ShownList } from './load-import.ts'
import { kindWords, words } from './screen-words.ts'

/** A list from a spreadsheet, from the file to what came of it (domain §3.17): a way of the pages that add. */
export function ImportScreen({ shown, outcome }: { shown: ShownImport; outcome?: ImportOutcome | undefined }) {
  const t = useT()
  const locale = useLocale()
  const { kind, list } = shown
  const { title, list: listName } = kindWords[kind]
  const step = stepOf(shown)
  // What is not done yet is no link, but has to have a name of its own.
  const hrefs = list
    ? [addressOf(kind), addressOf(kind, { list: list.id, step: 'columns' }), addressOf(kind, { list: list.id }), '#done']
    : ['#file', '#columns', '#check', '#done']
  const labels = [words.file, words.columns, words.check, words.done]
  return (
    <>
      <PageHead title={say(locale, title)} crumbs={[{ href: `/${kind}`, label: say(locale, listName) }]} current={t(words.import)}>
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
        <DoneStep kind={kind} list={list} outcome={outcome} />
      ) : shown.isMapping ? (
        <ColumnsStep kind={kind} list={list} outcome={outcome} />
      ) : (
        <CheckStep shown={shown} list={list} outcome={outcome} />
      )}
    </>
  )
}

/** From nought. */
function stepOf({ list, isMapping }: ShownImport): number {
  if (!list || list.status === 'waiting' || list.status === 'failed' || (list.status === 'reading' && list.rowCount === 0)) return 0
  if (isMapping) return 1
  return list.status === 'done' || list.status === 'undone' || list.status === 'undoing' ? 3 : 2
}

const signs: Record<string, 'semicolons' | 'commas' | 'tabs' | 'bars'> = { ';': 'semicolons', ',': 'commas', '\t': 'tabs', '|': 'bars' }

function FileFacts({ list, other }: { list: ShownList; other: string }) {
  const t = useT()
  const { fileName, rowCount, delimiter, encoding } = list
  const sign = delimiter && Object.hasOwn(signs, delimiter) ? t(words[signs[delimiter]!]) : null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 items-center mt-3 text-text-soft">
      <span className="inline-flex items-center gap-2 min-w-0">
        <Icon name="file-csv" />
        <span className="text-text font-medium break-all">{fileName}</span>
      </span>
      {rowCount > 0 && <span>{[t(words.rows, { n: rowCount }), sign, encoding].filter(Boolean).join(', ')}</span>}
      <Link href={other}>{t(words.otherFile)}</Link>
    </p>
  )
}
