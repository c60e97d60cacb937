import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { AnyList } from '#features/lists/list.ts'
import { messages } from '#features/lists/messages.ts'

type Props = { list: AnyList; asked: string; /** The columns that are shown. */ columns: readonly { key: string; label: { nl: string; en: string } }[] }

/** The order of a list where its columns have no heads to press: on a phone. It is a field of the form of filters. */
export function SortChoice({ list, asked, columns }: Props) {
  const t = useT()
  const sorted = columns.filter(({ key }) => Object.hasOwn(list.orders, key))
  return (
    <span className="select list-sort">
      <select name="sort" className="input" aria-label={t(messages.sort)} defaultValue={asked}>
        {sorted.flatMap(({ key, label }) => [
          <option key={key} value={key}>
            {t(label)}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {t(messages.descending, { name: t(label) })}
          </option>,
        ])}
        {!sorted.some(({ key }) => key === asked.replace('-', '')) && (
          <option value={asked} hidden>
            {t(messages.sort)}
          </option>
        )}
      </select>
      <Icon name="caret-down-bold" size={16} />
    </span>
  )
}
