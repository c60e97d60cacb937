import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { dayOf } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { approveAddress } from '#features/organizations/moderation/approve-address.ts'
import { approveWords as words } from '#features/organizations/staff-list/approve-words.ts'
import type { OrganizationFacts } from '#features/organizations/staff-list/fetch-organization.ts'
import type { Likeness } from '#features/organizations/likeness/likeness.ts'
import { statusWords } from '#features/organizations/model/status-words.ts'
import { CompareTable } from './compare-table.tsx'
import { reasonWords } from './reason-words.ts'
import './likeness.css'

type Props = { organization: OrganizationFacts; alike: readonly Likeness[]; /** The one that it is compared with. */ compared: OrganizationFacts | null }

/** Others that this one may be a double of, each with why; one of them is held beside it, without leaving the queue. */
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

/** In what they are alike, in what they are surely not, and what became of the other. */
function sentencesOf({ reasons, status, statusSince, kvkNumber }: Likeness, { kvkNumber: own }: OrganizationFacts, locale: Locale): string[] {
  const differs = own && kvkNumber && own !== kvkNumber
  const became = say(locale, statusWords[status])
  return [
    ...reasons.map((reason) => say(locale, reasonWords[reason])),
    ...(differs ? [say(locale, words.otherNumber)] : []),
    status === 'pending' ? became : say(locale, words.becameIn, { became, year: dayOf(statusSince).slice(0, 4) }),
  ]
}
