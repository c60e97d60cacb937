import { LinkButton } from '#design/button/button.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { regionWords as words } from '#features/region/messages.ts'
import type { RegionCenter } from '#features/region/region.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { inLanguage } from '#kernel/i18n/address-language.ts'

/** A center with what it has, how it is called, and the way into its own search with the place filled in. */
export function CenterCard({ center, place }: { center: RegionCenter; place: string }) {
  const t = useT()
  const { name, town, origin, phone, vacancies } = center
  const address = inLanguage(searchAddress({ place }), useLocale())
  return (
    <article>
      <h3 className="text-2xl">{name}</h3>
      <div className="mt-3 border-b border-line">
        <DefinitionList
          items={[
            { term: t(words.vacancies), value: <strong>{vacancies}</strong> },
            ...(phone ? [{ term: t(words.call), value: <TelLink phone={phone} /> }] : []),
          ]}
        />
      </div>
      <div className="mt-5">
        <LinkButton href={origin + address} variant="primary" iconAfter="arrow-right-bold">
          {t(words.toTown, { town })}
        </LinkButton>
      </div>
    </article>
  )
}
