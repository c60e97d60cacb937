import { Avatar } from '#design/avatar/avatar.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { monthOf } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { cardWords } from '#features/pool/card/card-words.ts'
import { Reasons } from '#features/pool/card/web/reasons.tsx'
import { bandWords } from '#features/pool/matching/reason-words.ts'
import type { Card } from '#features/pool/search/fetch-cards.ts'
import { searchWords as words } from '#features/pool/search/search-words.ts'

type Props = {
  card: Card
  /** The address with this card open; null while nobody can be invited. */ href: string | null
  isOpen: boolean
  vacancy: string | null
}

/** One person: what they say, why they fit, and the way to ask them. */
export function PoolCard({ card, href, isOpen, vacancy }: Props) {
  const t = useT()
  const locale = useLocale()
  const { id, firstName, town, about, confirmedAt, reasons, distance, invitedFor, isInvitable, hasApplied } = card
  const hindrance = hasApplied ? words.hasApplied : isInvitable ? null : words.notNow
  const isAsked = vacancy !== null && (invitedFor ?? []).includes(vacancy)
  return (
    <li data-row={id} className={`grid gap-4 py-6 border-t border-line md:grid-cols-[minmax(0,1fr)_18rem] ${isOpen ? 'bg-fill-soft' : ''}`}>
      <div className="flex gap-4 min-w-0">
        <Avatar name={firstName} large />
        <div className="min-w-0">
          <h2 className="text-xl">{firstName}</h2>
          <p className="text-text-soft">
            {[town, distance && t(bandWords[distance])].filter(Boolean).join(', ')}. {t(cardWords.confirmedIn, { month: monthOf(locale, confirmedAt) })}
          </p>
          {about && <blockquote className="mt-2 text-lg line-clamp-4">‘{about}’</blockquote>}
        </div>
      </div>
      <div className="grid gap-3 content-start justify-items-start">
        <Reasons {...reasons} />
        {isAsked && <Badge icon="check">{t(words.invited)}</Badge>}
        {hindrance && <p className="text-text-soft">{t(hindrance)}</p>}
        {href && !hindrance && (
          <LinkButton href={href} variant="second" icon="envelope-simple">
            {t(isAsked ? words.again : words.invite, { name: firstName })}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
