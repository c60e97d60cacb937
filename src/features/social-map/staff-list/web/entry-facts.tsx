import { MailAddress } from '#design/link/mail-address.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { weekInWords } from '#features/opening-hours/opening-words.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { costNames } from '#features/social-map/presentation/code-words.ts'
import type { MapLocation } from '#features/social-map/model/entry.ts'
import type { EntryFacts as Facts } from '#features/social-map/staff-list/fetch-entry.ts'
import { listWords as words } from '#features/social-map/staff-list/list-words.ts'
import { hostOf } from '#kernel/fields/web-address.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** Who keeps an entry, when it was last checked, and how it can be reached. */
export function EntryFacts({ entry }: { entry: Facts }) {
  const t = useT()
  const locale = useLocale()
  const { organization, themes, phones, website, contactEmail, kvkNumber, assuredAt, assuredHow } = entry
  const checked = assuredAt
    ? t(words.checkedOn, { day: longDay(locale, assuredAt), how: assuredHow ? t(words[`how_${assuredHow}`]) : '' }).replace(/, $/, '')
    : t(words.never)
  return (
    <DefinitionList
      items={[
        { term: t(words.organization), value: organization?.name ?? t(words.nobody) },
        { term: t(words.checked), value: checked },
        { term: t(words.theme), value: themes.map((code) => t(themeWords[code])).join(', ') || '–' },
        ...phones.map(({ label, number }) => ({ term: label || t(words.phones), value: <TelLink phone={number} /> })),
        ...(website ? [{ term: t(words.website), value: <Link href={website}>{hostOf(website)}</Link> }] : []),
        ...(contactEmail
          ? [
              {
                term: t(words.questions),
                value: (
                  <Link href={`mailto:${contactEmail}`}>
                    <MailAddress>{contactEmail}</MailAddress>
                  </Link>
                ),
              },
            ]
          : []),
        { term: t(words.kvk), value: kvkNumber ?? t(words.noKvk) },
      ]}
    />
  )
}

/** What an entry does for people and where, as its keepers see it. */
export function EntryParts({ entry: { services, locations } }: { entry: Pick<Facts, 'services' | 'locations'> }) {
  const t = useT()
  return (
    <>
      {services.length > 0 && (
        <section>
          <h3 className="text-xl mb-2">{t(words.services)}</h3>
          <ul className="space-y-3">
            {services.map(({ id, name, description, costKind, costText }) => (
              <li key={id}>
                <strong className="font-semibold">{name}</strong>
                <span className="text-text-soft">{`, ${(costText || t(costNames[costKind])).toLowerCase()}`}</span>
                {description && <p className="whitespace-pre-line">{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {locations.length > 0 && (
        <section>
          <h3 className="text-xl mb-2">{t(words.places)}</h3>
          <ul className="space-y-4">
            {locations.map((place) => (
              <li key={place.id}>
                <Place place={place} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Place({ place }: { place: MapLocation }) {
  const t = useT()
  const locale = useLocale()
  const { name, street, houseNumber, postcode, city, addressVisibility, hours } = place
  const address = [`${street} ${houseNumber}`.trim(), [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <>
      {name && <strong className="font-semibold block">{name}</strong>}
      {address && <span className="block">{address}</span>}
      {addressVisibility !== 'public' && <span className="block text-text-soft">{t(addressVisibility === 'hidden' ? words.notShown : words.areaShown)}</span>}
      {hours.rows.length > 0 && <DefinitionList items={weekInWords(locale, hours).map(({ day, times }) => ({ term: day, value: times }))} />}
    </>
  )
}
