import clsx from 'clsx'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { Likeness } from '#features/organizations/likeness/likeness.ts'
import { factWords, legalFormWords } from '#features/organizations/model/fact-words.ts'
import { messages } from '#features/organizations/model/messages.ts'
import { statusWords } from '#features/organizations/model/status-words.ts'
import { approveAddress } from '#features/organizations/moderation/approval.ts'
import { approveWords as words } from '#features/organizations/staff-list/approve-words.ts'
import type { OrganizationFacts } from '#features/organizations/staff-list/fetch-organization.ts'
import { hostOf } from '#kernel/fields/web-address.ts'
import { dayOf, shortDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import './likeness.css'
import { reasonWords } from './reason-words.ts'

type Words = { nl: string; en: string }
type Say = (message: Words) => string
type Fact = { term: string; value: string | null; /** If both have the same value, they are probably the same organization. */ tells?: true }

/** Compares two organizations line by line, with equal values highlighted. */
function CompareTable({ one, other }: { one: OrganizationFacts; other: OrganizationFacts }) {
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
          const isSame = tells && value !== null && plainText(value) === plainText(against ?? '')
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

const plainText = (text: string) => text.toLowerCase().replace(/[\s./-]+/g, '')

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

type Props = { organization: OrganizationFacts; alike: readonly Likeness[]; /** The organization it is compared with. */ compared: OrganizationFacts | null }

/** Possible duplicates with the reasons; one of them can be compared without leaving the queue. */
export function LikenessCard({ organization, alike, compared }: Props) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  if (alike.length === 0) return null
  const stay = (event: MouseEvent, to: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(to, { preventScrollReset: true, replace: true })
  }
  return (
    <section className="likeness" aria-labelledby="alike">
      <h3 id="alike" className="h-row">
        <Icon name="warning-fill" size={22} />
        {t(words.like, { n: alike.length })}
      </h3>
      <ul>
        {alike.map((one) => {
          const { id, name } = one
          const isOpen = compared?.id === id
          const to = approveAddress(organization.id, isOpen ? undefined : id)
          const label = t(isOpen ? words.close : words.compare)
          return (
            <li key={id}>
              <div className="likeness-line">
                <span>
                  <Anchor href={`/organizations/${id}`} className="link font-semibold">
                    {name}
                  </Anchor>
                  <small>{sentencesOf(one, organization, locale).join('. ')}.</small>
                </span>
                <LinkButton href={to} variant="second" size="small" aria-label={`${label}: ${name}`} onClick={(event) => stay(event, to)}>
                  {label}
                </LinkButton>
              </div>
              {isOpen && <CompareTable one={organization} other={compared} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What is similar, what is certainly different, and the status of the other. */
function sentencesOf({ reasons, status, statusSince, kvkNumber }: Likeness, { kvkNumber: own }: OrganizationFacts, locale: Locale): string[] {
  const differs = own && kvkNumber && own !== kvkNumber
  const became = say(locale, statusWords[status])
  return [
    ...reasons.map((reason) => say(locale, reasonWords[reason])),
    ...(differs ? [say(locale, words.otherNumber)] : []),
    status === 'pending' ? became : say(locale, words.becameIn, { became, year: dayOf(statusSince).slice(0, 4) }),
  ]
}
