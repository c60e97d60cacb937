import { PostForm } from '#design/form/post-form.tsx'
import { Link } from '#design/link/link.tsx'
import { helpDeskAt } from '#features/one-on-one/model/addresses.ts'
import { TelLink } from '#design/link/tel-link.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { Button } from '#design/button/button.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { MatchOfPage } from '#features/one-on-one/match-page/fetch-match.ts'
import { matchPageWords as words } from '#features/one-on-one/match-page/page-words.ts'
import { StopActs } from './match-acts.tsx'
import { namesIn } from './match-view.tsx'

type Match = MatchOfPage['match']

/** For the coordinator: whom to call, the request behind it, and how to end it. */
export function CaseAside({ match, people }: { match: Match; people: MatchOfPage['people'] }) {
  const t = useT()
  return (
    <aside className="grid gap-8 content-start min-w-0">
      <section>
        <h2 className="text-xl">{t(words.whomToCall)}</h2>
        <ul className="divide-y divide-line border-b border-line mt-2">
          {people.map(({ name, phone, href }) => (
            <li key={name} className="py-3">
              <strong className="block">{name}</strong>
              {phone ? <TelLink phone={phone} /> : <span className="text-text-soft">{t(words.noPhone)}</span>}
              {href && (
                <Link href={href} className="flex items-center min-h-11">
                  {t(words.openAccount)}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-2">
          <Link href={helpDeskAt(match.links.request!.id!)} className="inline-flex items-center min-h-11">
            {t(words.openRequest)}
          </Link>
        </p>
      </section>
      <StopActs match={match} hasTalk={false} />
    </aside>
  )
}

/** For the coordinator of the case: what both answered, and who ended it. Neither of the two reads this. */
export function CaseFacts({ match, checkIns }: Pick<MatchOfPage, 'match' | 'checkIns'>) {
  const [t, locale] = [useT(), useLocale()]
  const { asker, helper } = namesIn(match)
  return (
    <section className="sheet sheet-pad">
      <h2 className="text-2xl">{t(words.checkIns)}</h2>
      {checkIns.length === 0 && <p>{t(words.noCheckIns)}</p>}
      <ul className="grid gap-4 mt-2">
        {checkIns.map(({ id, side, dueOn, answer, words: said, askedAt, meta }) => (
          <li key={id}>
            <p>
              <strong>{side === 'helper' ? helper : asker}</strong>, {fullDay(locale, dueOn)}:{' '}
              {t(answer ? words[answer] : askedAt ? words.asked : words.planned)}
            </p>
            {said && <p className="whitespace-pre-line break-words">‘{said}’</p>}
            {(answer === 'bad' || (askedAt !== null && answer === null)) && meta.permissions.includes('handle') && (
              <PostForm intent="handle" className="mt-2">
                <input type="hidden" name="checkIn" value={id} />
                <Button variant="second" size="small">
                  {t(words.handle)}
                </Button>
              </PostForm>
            )}
            {answer === null && meta.permissions.includes('record') && (
              <PostForm className="mt-2 flex flex-wrap gap-2 items-center">
                <input type="hidden" name="checkIn" value={id} />
                <span>{t(words.record)}:</span>
                {(['good', 'fair', 'bad'] as const).map((one) => (
                  <Button key={one} variant="second" size="small" name="intent" value={one}>
                    {t(words[one])}
                  </Button>
                ))}
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {match.endedBy && (
        <p className="mt-4">
          {t(words.endedBy)}: {t(words[match.endedBy])}
        </p>
      )}
      {match.evaluation && (
        <>
          <h3 className="text-lg mt-4">{t(words.evaluation)}</h3>
          <p className="whitespace-pre-line break-words">{match.evaluation}</p>
        </>
      )}
    </section>
  )
}
