import clsx from 'clsx'
import { hostOf } from '#kernel/fields/host-of.ts'
import { shortDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { approveWords as words } from '#features/organizations/staff-list/approve-words.ts'
import { factWords, legalFormWords } from '#features/organizations/model/fact-words.ts'
import type { OrganizationFacts } from '#features/organizations/staff-list/fetch-organization.ts'
import { messages } from '#features/organizations/model/messages.ts'
import { statusWords } from '#features/organizations/model/status-words.ts'

type Words = { nl: string; en: string }
type Say = (message: Words) => string
type Fact = { term: string; value: string | null; /** Two with the same are likely one. */ tells?: true }

/** Two organizations line by line; what is the same in both stands out, for that is what one looks for. */
export function CompareTable({ one, other }: { one: OrganizationFacts; other: OrganizationFacts }) {
  const t = useT()
  const locale = useLocale()
  const ones = factsOf(one, t, locale)
  const others = factsOf(other, t, locale)
  return (
    <table className="compare">
      <caption className="sr-only">{t(words.comparison, { one: one.name, other: other.name })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t(words.fact)}</span>
          </th>
          <th scope="col">{one.name}</th>
          <th scope="col">{other.name}</th>
        </tr>
      </thead>
      <tbody>
        {ones.map(({ term, value, tells }, at) => {
          const against = others[at]!.value
          const isSame = tells && value !== null && alike(value) === alike(against ?? '')
          return (
            <tr key={term} className={clsx(isSame && 'is-same')}>
              <th scope="row">
                {term}
                {isSame && <small>{t(words.same)}</small>}
              </th>
              <td>{value ?? '–'}</td>
              <td>{against ?? '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const alike = (text: string) => text.toLowerCase().replace(/[\s./-]+/g, '')

function factsOf({ contact, address, phone, publicEmail, website, ...of }: OrganizationFacts, t: Say, locale: Locale): Fact[] {
  const street = address?.street ? `${address.street} ${address.houseNumber ?? ''}`.trim() : null
  return [
    { term: t(words.status), value: t(statusWords[of.status]) },
    { term: t(factWords.kind), value: of.legalForm ? t(legalFormWords[of.legalForm]) : t(messages[of.organizationType]) },
    { term: t(factWords.kvk), value: of.kvkNumber ?? null, tells: true },
    {
      term: t(messages.address),
      value: [street, [address?.postcode, address?.city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null,
      tells: true,
    },
    { term: t(factWords.contact), value: contact?.name ?? null, tells: true },
    { term: t(messages.email), value: contact?.email ?? publicEmail ?? null, tells: true },
    { term: t(messages.phone), value: contact?.phone ?? phone ?? null, tells: true },
    { term: t(messages.website), value: website ? hostOf(website) : null, tells: true },
    { term: t(factWords.signedUp), value: shortDay(locale, of.createdAt) },
  ]
}
