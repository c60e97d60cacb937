import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { say } from '#kernel/i18n/messages.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { columnsOf, neededColumns } from '#features/imports/columns/column.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { ImportOutcome } from './import-action.ts'
import type { ShownList } from './load-import.ts'
import { words } from './screen-words.ts'

/** Which column of the file is which, as it was recognised, to be set right. */
export function ColumnsStep({ kind, list, outcome }: { kind: ImportKind; list: ShownList; outcome: ImportOutcome | undefined }) {
  const t = useT()
  const locale = useLocale()
  const needed = new Set(neededColumns[kind].flatMap((ways) => (ways.length === 1 ? ways : [])))
  return (
    <div className="mt-8 max-w-200">
      <h2 className="text-2xl">{t(words.whichColumn)}</h2>
      <p className="mt-1 text-text-soft">{t(words.whichColumnText)}</p>
      {outcome?.problem && (
        <div className="mt-4">
          <Alert tone="danger" live>
            <p>{outcome.problem}</p>
          </Alert>
        </div>
      )}
      <PostForm intent="columns" className="mt-6">
        {(sending) => (
          <>
            <input type="hidden" name="list" value={list.id} />
            <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
              {Object.entries(columnsOf[kind]).map(([name, { label }]) => (
                <SelectField
                  key={name}
                  name={`column.${name}`}
                  label={say(locale, label)}
                  {...(needed.has(name) && { optional: t(words.needed) })}
                  empty={t(words.notInFile)}
                  defaultValue={list.mapping[name] === undefined ? '' : String(list.mapping[name])}
                  options={list.headers.map((head, at) => ({ value: String(at), label: head === '' ? `${at + 1}` : head }))}
                />
              ))}
            </div>
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
