import type { ReactNode } from 'react'
import { Card } from '#design/surface/card.tsx'
import { ClaimCard } from '#features/social-map/claim/web/claim-card.tsx'
import { editorWords as words } from '#features/social-map/editor/editor-words.ts'
import { monthsUntilStale } from '#features/social-map/model/codes.ts'
import type { SuggestedPart } from '#features/social-map/model/suggestion.ts'
import { statusNow } from '#features/social-map/model/status-words.ts'
import { unfitInTexts } from '#features/social-map/model/unfit-in-text.ts'
import type { EntryFacts } from '#features/social-map/staff-list/fetch-entry.ts'
import { listWords } from '#features/social-map/staff-list/list-words.ts'
import { OpenSuggestions, type Told } from '#features/social-map/suggestions/web/open-suggestions.tsx'
import { addMonths, dayOf, fullDay, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** Where in the form a part is that somebody says is wrong. */
const sections: Record<SuggestedPart, string> = {
  name: '#wie',
  text: '#wie',
  services: '#wat',
  cost: '#wat',
  hours: '#waar',
  address: '#waar',
  phone: '#bereikbaar',
  website: '#bereikbaar',
  gone: '#wie',
  other: '#wie',
}

type Props = { entry: EntryFacts; told: readonly Told[]; /** Lines of what happened. */ history: ReactNode; now: string }

/** Beside the form: who asks for it, what visitors tell, what to mind, whether it is still right, and what happened. */
export function EntryAside({ entry, told, history, now }: Props): ReactNode {
  const t = useT()
  const { claimOrganization } = entry
  const unfit = unfitInTexts(entry)
  return (
    <>
      {claimOrganization && (
        <ClaimCard entry={entry} claimant={{ id: claimOrganization.id, name: claimOrganization.name, kvkNumber: claimOrganization.kvkNumber ?? null }} />
      )}
      <OpenSuggestions all={told} now={now} sectionOf={(part) => sections[part]} />
      {unfit.length > 0 && (
        <section aria-labelledby="let-op">
          <h2 id="let-op" className="text-xl">
            {t(words.look)}
          </h2>
          <ul className="mt-2 space-y-2">
            {unfit.map(({ attribute, code, found }) => (
              <li key={`${attribute} ${code} ${found}`}>{t(code === 'email' ? words.hasAddress : words.hasBsn, { found: `‘${found}’` })}</li>
            ))}
          </ul>
        </section>
      )}
      <Freshness entry={entry} now={now} />
      {history && (
        <section aria-labelledby="gebeurd">
          <h2 id="gebeurd" className="text-xl mb-3">
            {t(words.happened)}
          </h2>
          {history}
        </section>
      )}
    </>
  )
}

/** When somebody last said that all is right, and until when that holds. */
function Freshness({ entry, now }: { entry: EntryFacts; now: string }) {
  const t = useT()
  const locale = useLocale()
  const { status, assuredAt, assuredHow } = entry
  if (status === 'draft' || status === 'pending' || status === 'inactive') return null
  return (
    <Card>
      <h2 className="text-xl">{t(words.isFresh)}</h2>
      <p className="mt-2">
        {assuredAt ? t(words.checkedOn, { day: longDay(locale, assuredAt), how: assuredHow ? t(listWords[`how_${assuredHow}`]) : '' }) : t(words.notChecked)}
      </p>
      {assuredAt && (
        <p className="mt-1 text-text-soft">
          {statusNow(entry, now) === 'stale' ? t(words.isStale) : t(words.untilStale, { day: fullDay(locale, addMonths(dayOf(assuredAt), monthsUntilStale)) })}
        </p>
      )}
    </Card>
  )
}
