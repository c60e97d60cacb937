import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { FileUse } from '#features/files/model/file.ts'
import { panelWords as words } from '#features/files/edit/panel-messages.ts'

/** Where a file is used, and what that means for it. */
export function UseList({ uses }: { uses: readonly FileUse[] }) {
  const t = useT()
  return (
    <>
      <h4 className="mt-7 mb-1 font-semibold text-lg">{t(words.usedOn)}</h4>
      {uses.length === 0 ? (
        <p className="text-text-soft">{t(words.usedNowhere)}</p>
      ) : (
        <>
          <ul className="file-uses">
            {uses.map(({ type, id, title, path, place }) => (
              <li key={`${type} ${id} ${place}`}>
                <Link href={path}>{title}</Link> {place && <span className="text-text-soft">{place}</span>}
              </li>
            ))}
          </ul>
          <p className="file-locked">
            <Icon name="lock" size={20} />
            {t(words.locked)}
          </p>
        </>
      )}
    </>
  )
}
