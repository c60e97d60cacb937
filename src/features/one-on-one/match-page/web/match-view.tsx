import { DefinitionList } from '#design/facts/definition-list.tsx'
import { FactGrid } from '#design/facts/fact-grid.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { whenInWords } from '#features/vacancies/presentation/when-in-words.ts'
import type { MatchAnswer } from '#features/one-on-one/match-page/match-action.ts'
import { buttonClass } from '#design/button/button.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { MatchOfPage } from '#features/one-on-one/match-page/fetch-match.ts'
import { matchPageWords as words } from '#features/one-on-one/match-page/page-words.ts'
import { categoryTiles, categoryWords, frequencyWords } from '#features/one-on-one/model/code-words.ts'
import { Keys } from './keys.tsx'
import { MatchActs } from './match-acts.tsx'
import './match.css'

type Match = MatchOfPage['match']

/** The first names of the other side and of both; a coordinator reads of two others. */
export function namesIn({ side, askerFirstName, helperFirstName }: Match) {
  const [asker, helper] = [askerFirstName ?? '', helperFirstName ?? '']
  return { asker, helper, other: side === 'helper' ? asker : side === 'asker' ? helper : `${asker}, ${helper}` }
}

/** Where it stands, in one sentence: for who reads it what is theirs to do. */
export function MatchHead({ match }: { match: Match }) {
  const [t, locale] = [useT(), useLocale()]
  const { asker, helper, other } = namesIn(match)
  const mayMeet = match.meta.permissions.includes('meet')
  const otherKey = match.side === 'helper' ? match.meetRequesterAt : match.meetHelperAt
  const title =
    match.side === 'center'
      ? t(words.pair, { asker, helper })
      : match.isOver
        ? t(match.startsOn ? words.ended : words.over)
        : match.isLive
          ? t(words.active)
          : match.status === 'acquaintance'
            ? t(words.meeting, { other })
            : mayMeet
              ? t(otherKey ? words.waitsForYou : words.bothAsked, { other })
              : t(words.waitsForOther, { other })
  const lead = match.isOver
    ? t(words.leadOver)
    : match.isLive
      ? t(words.leadActive, { other })
      : match.status === 'acquaintance'
        ? t(words.leadMeeting)
        : t(words.leadProposed)
  return (
    <>
      <h1>{title}</h1>
      <p className="text-lg mt-2">{match.side === 'center' ? caseLead(match, t, locale) : lead}</p>
    </>
  )
}

/** The same in the words of the coordinator. */
function caseLead(match: Match, t: ReturnType<typeof useT>, locale: ReturnType<typeof useLocale>): string {
  if (match.isOver) return t(words.caseOver)
  if (match.isLive) return t(words.caseActive, { day: fullDay(locale, match.startsOn!) })
  if (match.status === 'acquaintance') return t(words.caseMeeting)
  return t(match.releasedAt === null ? words.caseUnreleased : words.caseProposed)
}

/** The keys, how to reach the other, and what can be done now. */
export function MatchSteps({ match, answer }: { match: Match; answer: MatchAnswer | undefined }) {
  const t = useT()
  const { asker, helper, other } = namesIn(match)
  const isSecond = match.status !== 'proposed'
  const you = (side: 'asker' | 'helper', name: string) => (match.side === side ? t(words.you) : name)
  return (
    <div className="grid gap-6">
      {!match.isOver && (
        <Keys
          keys={[
            { who: you('asker', asker), saidAt: isSecond ? match.agreedByRequesterAt : match.meetRequesterAt },
            { who: you('helper', helper), saidAt: isSecond ? match.agreedByHelperAt : match.meetHelperAt },
          ]}
        />
      )}
      {match.isLive && match.side !== 'center' && <Contact contact={match.contact} other={other} />}
      {!match.isOver && <MatchActs match={match} answer={answer} other={other} />}
    </div>
  )
}

function Contact({ contact, other }: { contact: Match['contact']; other: string }) {
  const t = useT()
  const { phone, email, address } = contact ?? { phone: null, email: null, address: null }
  const items = [
    ...(phone ? [{ term: t(words.phone), value: <TelLink phone={phone} /> }] : []),
    ...(email ? [{ term: t(words.email), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
    ...(address ? [{ term: t(words.address), value: address }] : []),
  ]
  if (items.length === 0) return <p className="sheet p-5">{t(words.nothingShared)}</p>
  return (
    <div className="sheet p-5 grid gap-4">
      <DefinitionList items={items} />
      <div className="flex flex-wrap gap-4 items-center justify-between">
        <p className="text-text-soft">{t(words.whileRunning)}</p>
        {phone && (
          <TelLink phone={phone} className={buttonClass({})}>
            <Icon name="phone" />
            {t(words.callOther, { other })}
          </TelLink>
        )}
      </div>
    </div>
  )
}

/** The request in the words that were approved, and what the other wrote with their answer. */
export function MatchRequest({ match }: { match: Match }) {
  const [t, locale] = [useT(), useLocale()]
  const { asker, helper } = namesIn(match)
  return (
    <section>
      <h2 className="text-2xl">{t(words.request)}</h2>
      <div className="flex gap-4 items-start mt-3">
        <Tile name={categoryTiles[match.category]} round="large" tone="soft" className="!w-20 shrink-0" />
        <div className="min-w-0">
          {match.title && <p className="text-xl font-semibold break-words">‘{match.title}’</p>}
          {match.publicText && <p className="mt-1 whitespace-pre-line break-words">{match.publicText}</p>}
        </div>
      </div>
      <div className="mt-5">
        <FactGrid
          facts={[
            { icon: 'arrows-clockwise', question: t(words.often), answer: t(frequencyWords[match.frequency]) },
            {
              icon: 'calendar-blank',
              question: t(words.when),
              answer: <span className="inline-block first-letter:uppercase">{whenInWords(match.dayparts, locale)}</span>,
            },
            { icon: 'hand-heart', question: t(words.about), answer: t(categoryWords[match.category]) },
            ...(match.town ? [{ icon: 'map-pin' as const, question: t(words.where), answer: match.town }] : []),
          ]}
        />
      </div>
      {match.message && (
        <div className="mt-5">
          <h3 className="h-row text-lg">{t(words.wrote, { other: match.proposedBy === 'helper' ? helper : asker })}</h3>
          <p className="whitespace-pre-line break-words">{match.message}</p>
        </div>
      )}
    </section>
  )
}

/** What both read of each other, before and after they agree. */
export function MatchSees({ town }: { town: string | null }) {
  const t = useT()
  return (
    <section>
      <h2 className="text-2xl mb-4">{t(words.seesTitle)}</h2>
      <div className="match-sees">
        <div>
          <h3>
            <Icon name="eye" size={22} />
            {t(words.now)}
          </h3>
          <ul>
            <li>{t(words.seesName)}</li>
            <li>{t(words.seesTown, { town: town ?? '' })}</li>
            <li>{t(words.seesRequest)}</li>
          </ul>
        </div>
        <div>
          <h3 className="is-then">
            <Icon name="key-fill" size={22} className="text-success" />
            {t(words.afterTwice)}
          </h3>
          <ul>
            <li>{t(words.seesShared)}</li>
            <li>{t(words.seesMessages)}</li>
            <li>{t(words.seesNever)}</li>
          </ul>
        </div>
      </div>
    </section>
  )
}
