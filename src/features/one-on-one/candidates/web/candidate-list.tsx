import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { languageName } from '#kernel/i18n/spoken-languages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { whenInWords } from '#features/vacancies/presentation/when-in-words.ts'
import type { Candidate, CandidateMismatch, CandidateReason } from '#features/one-on-one/candidates/candidate.ts'
import { candidateWords as words } from '#features/one-on-one/candidates/candidate-words.ts'
import type { CandidatesOfDesk } from '#features/one-on-one/candidates/fetch-candidates.ts'
import { matchStatusWords } from '#features/one-on-one/matches/match-words.ts'
import { matchPath } from '#features/one-on-one/model/addresses.ts'

type Props = CandidatesOfDesk & { requestId: string; name: string; mayPropose: boolean }

/** Beside a request at the desk: up to five people, each with reasons and one thing that does not fit, and who was proposed. */
export function CandidateList({ candidates, matches, requestId, name, mayPropose }: Props) {
  const t = useT()
  return (
    <section className="grid gap-4">
      {matches.length > 0 && (
        <>
          <h3 className="text-xl">{t(words.matches)}</h3>
          <ul className="grid gap-1">
            {matches.map(({ id, askerFirstName, helperFirstName, status }) => (
              <li key={id}>
                <Link href={matchPath(id)} className="inline-flex items-center min-h-11 font-semibold">
                  {t(words.pair, { asker: askerFirstName ?? '', helper: helperFirstName ?? '' })}
                </Link>{' '}
                <Badge>{t(matchStatusWords[status])}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
      {mayPropose && (
        <>
          <h3 className="text-xl">{t(words.title, { name })}</h3>
          {candidates.length === 0 && (
            <p>
              <strong>{t(words.none)}.</strong> {t(words.noneText)}
            </p>
          )}
          {candidates.length > 0 && <p className="text-text-soft">{t(words.proposeText)}</p>}
          {candidates.map((one, at) => (
            <CandidateCard key={one.personId} candidate={one} requestId={requestId} name={name} isFirst={at === 0} />
          ))}
        </>
      )}
    </section>
  )
}

function CandidateCard({ candidate, requestId, name, isFirst }: { candidate: Candidate; requestId: string; name: string; isFirst: boolean }) {
  const t = useT()
  const { personId, firstName, postcode4, reasons, mismatch } = candidate
  return (
    <article aria-label={firstName} className="sheet p-5 grid gap-3">
      <div>
        <h4 className="h-row text-lg">{firstName}</h4>
        {postcode4 && <p className="text-text-soft">{t(words.postcode, { postcode4 })}</p>}
      </div>
      <ul className="grid gap-1">
        {reasons.map((reason) => (
          <li key={reason.kind} className="flex gap-2">
            <Icon name="check-circle-fill" size={20} className="shrink-0 mt-0.5 text-success" />
            <Reason reason={reason} />
          </li>
        ))}
        {mismatch && (
          <li className="flex gap-2">
            <Icon name="warning-fill" size={20} className="shrink-0 mt-0.5 text-warn" />
            <span>{t(mismatchWords[mismatch.kind])}</span>
          </li>
        )}
      </ul>
      {mismatch?.kind === 'vog' || mismatch?.kind === 'vog_renew' ? (
        <details>
          <summary className="link min-h-11 inline-flex items-center cursor-pointer">{t(words.sawVog)}</summary>
          <PostForm intent="vog" className="grid gap-2 mt-2">
            <input type="hidden" name="person" value={personId} />
            <DateField id={`vog-${personId}`} name="seenOn" label={t(words.seenOn)} hint={t(words.seenOnHint)} />
            <p>
              <Button variant="second" size="small">
                {t(words.saveVog)}
              </Button>
            </p>
          </PostForm>
        </details>
      ) : null}
      <PostForm intent="propose">
        <input type="hidden" name="id" value={requestId} />
        <input type="hidden" name="person" value={personId} />
        <Button variant={isFirst ? 'primary' : 'second'} className="w-full">
          {t(words.propose, { person: firstName, name })}
        </Button>
      </PostForm>
    </article>
  )
}

const mismatchWords: Record<CandidateMismatch['kind'], { nl: string; en: string }> = {
  vog: words.vog,
  vog_renew: words.vog_renew,
  daypart: words.noDaypart,
  category: words.noCategory,
  language: words.noLanguage,
  far: words.far,
  busy: words.busy,
}

function Reason({ reason }: { reason: CandidateReason }) {
  const [t, locale] = [useT(), useLocale()]
  if (reason.kind === 'category') return <span>{t(words.category)}</span>
  if (reason.kind === 'daypart') return <span className="first-letter:uppercase">{t(words.daypart, { when: whenInWords([reason.daypart], locale) })}</span>
  if (reason.kind === 'band') return <span>{t(words.band, reason)}</span>
  if (reason.kind === 'language') return <span>{t(words.language, { language: languageName(reason.language as never, locale) })}</span>
  return <span>{t(words.vogSeen, { day: fullDay(locale, reason.seenOn) })}</span>
}
