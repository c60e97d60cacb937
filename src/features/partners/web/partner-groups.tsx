import { useT } from '#kernel/i18n/web/provider.tsx'
import { Tile, type TileTone } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import { Picture } from '#features/files/picture/web/picture.tsx'
import type { PartnerGroup } from '#features/partners/fetch-partners.ts'
import { kindWords, partnerWords as words } from '#features/partners/messages.ts'
import type { PartnerKind } from '#features/partners/partner.ts'

/** The tile of a partner without a logo. */
const tiles: Record<PartnerKind, readonly [TileName, TileTone]> = {
  municipality: ['huis', 'solid'],
  partner: ['hart', 'glaze'],
  fund: ['zon', 'second'],
  sponsor: ['gereedschap', 'glaze'],
}

/** Partners by kind, each with its logo, text and link. */
export function PartnerGroups({ groups }: { groups: readonly PartnerGroup[] }) {
  const t = useT()
  return (
    <div className="grid gap-14 mt-12">
      {groups.map(({ kind, partners }) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind} className="text-3xl mb-6">
            {t(kindWords[kind])}
          </h2>
          <ul className="partner-list">
            {partners.map(({ id, name, text, lang, url, host, logo }) => (
              <li key={id} className="partner">
                {logo ? (
                  <span className="organization-logo">
                    <Picture picture={logo} alt="" sizes="6rem" className="object-contain" />
                  </span>
                ) : (
                  <Tile name={tiles[kind][0]} tone={tiles[kind][1]} round="large" />
                )}
                <div className="min-w-0">
                  <h3 className="text-xl">
                    {url ? (
                      <a className="tlink tlink-all" href={url} rel="noopener">
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </h3>
                  {text && (
                    <p className="text-text-soft mt-1" lang={lang}>
                      {text}
                    </p>
                  )}
                  {host && (
                    <p className="mt-1 link" aria-hidden="true">
                      {t(words.visit, { host })}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
