import { regionWords as words } from '#features/region/messages.ts'
import { municipalities } from '#features/tenancy/gelderland.ts'
import { regionAddress } from '#features/region/region-address.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** The same links as the wall's, as words: where squares have no room for names. */
export function MunicipalityList() {
  const t = useT()
  return (
    <details className="mt-8 border-y border-line lg:hidden">
      <summary className="font-semibold py-3.5 text-lg">{t(words.allInARow)}</summary>
      <ul className="columns-2 pb-4">
        {municipalities.map(({ name }) => (
          <li key={name}>
            <a href={regionAddress(name)} className="link inline-block py-2">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
