import { Alert } from '#design/feedback/alert.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { buttonClass } from '#design/button/button.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { MatchOfPage } from '#features/one-on-one/match-page/fetch-match.ts'
import { matchPageWords as words } from '#features/one-on-one/match-page/page-words.ts'
import { StopActs } from './match-acts.tsx'

type Match = MatchOfPage['match']

/** Where it stands among the steps. */
function Way({ match }: { match: Match }) {
  const t = useT()
  const now = match.isLive ? 3 : match.status === 'acquaintance' ? 2 : 1
  const steps = [
    [words.wayProposed, words.wayProposedText],
    [words.wayMeet, words.wayMeetText],
    [words.wayAgree, words.wayAgreeText],
    [words.wayAsk, words.wayAskText],
  ] as const
  return (
    <section>
      <h2 className="text-xl mb-3">{t(words.wayTitle)}</h2>
      <ol className="match-way">
        {steps.map(([title, text], at) => (
          <li key={title.nl} className={at < now ? 'is-done' : undefined} aria-current={at === now ? 'step' : undefined}>
            <strong>{t(title)}</strong>
            <span className="text-text-soft">{t(text)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** For the two people: what comes next, how to be safe, whom to call, and how to stop. */
export function MatchAside({ match, hasTalk, phone }: { match: Match; hasTalk: boolean; phone: string | null }) {
  const t = useT()
  return (
    <aside className="grid gap-8 content-start min-w-0">
      {!match.isOver && <Way match={match} />}
      <section>
        <h2 className="text-xl">{match.coordinatorName ? t(words.thinksAlong, { coordinator: match.coordinatorName }) : t(words.callUs)}</h2>
        {phone && (
          <p className="mt-3">
            <TelLink phone={phone} className={buttonClass({ variant: 'second' })}>
              <Icon name="phone" />
              {t(words.callCenter)}
            </TelLink>
          </p>
        )}
      </section>
      {!match.isOver && (
        <Alert tone="info" title={t(words.tipsTitle)}>
          <p>{t(words.tips)}</p>
          <p>{t(words.emergency)}</p>
        </Alert>
      )}
      {match.isLive && (
        <section>
          <h2 className="text-xl">{t(words.howTitle)}</h2>
          <p className="mt-1">{t(words.howText)}</p>
        </section>
      )}
      <StopActs match={match} hasTalk={hasTalk} />
    </aside>
  )
}
