import { useFetcher } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { ImportKind, RowChoice } from '#features/imports/model/states.ts'
import type { ShownRow } from './load-import.ts'
import { words } from './screen-words.ts'

/** What is done with a row. Only what is there already leaves a choice. */
export function RowChoices({ kind, row }: { kind: ImportKind; row: ShownRow }) {
  const t = useT()
  const fetcher = useFetcher()
  const { outcome, matchBy, position } = row
  if (outcome === 'bad') return <span className="text-text-soft">{t(words.staysOut)}</span>
  if (outcome === 'new') return <span className="text-text-soft">{t(words.add)}</span>
  const choices: RowChoice[] = kind === 'organizations' && matchBy !== 'kvk' ? ['update', 'skip', 'add'] : ['update', 'skip']
  return (
    <span className="select !mt-0">
      <select
        className="input input-sm"
        aria-label={t(words.whatDoWith, { row: position })}
        value={String(fetcher.formData?.get('choice') ?? row.choice)}
        onChange={({ currentTarget }) => void fetcher.submit({ intent: 'choice', row: row.id, choice: currentTarget.value }, { method: 'post' })}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(words[choice])}
          </option>
        ))}
      </select>
      <Icon name="caret-down-bold" size={16} />
    </span>
  )
}
