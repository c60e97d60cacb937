import type { ReactNode } from 'react'
import { CheckCard, type CheckLine } from '#features/lists/web/check-card.tsx'
import type { DecidedOne } from '#features/lists/web/queue-list.tsx'
import { QueueFrame } from '#features/lists/web/queue-frame.tsx'
import type { Alike } from '#features/vacancies/moderation/fetch-alike.ts'
import type { Queue } from '#features/vacancies/moderation/fetch-queue.ts'
import { queueAddress } from '#features/vacancies/moderation/queue-address.ts'
import { VacancyPicture } from '#features/vacancies/presentation/web/vacancy-picture.tsx'
import { qualityFactsOf } from '#features/vacancies/quality/quality-criteria.ts'
import { criteriaMet, qualityFindings } from '#features/vacancies/quality/quality-findings.ts'
import { qualityAdvice, qualityCriterionWords, qualityTitles } from '#features/vacancies/quality/quality-words.ts'
import type { VacancyFacts } from '#features/vacancies/staff-list/fetch-vacancy.ts'
import { listWords as words } from '#features/vacancies/staff-list/list-messages.ts'
import { PanelFacts, VacancyReading, WhyStopped } from '#features/vacancies/staff-list/web/panel-facts.tsx'
import { VacancyStatusBadge } from '#features/vacancies/staff-list/web/status-badge.tsx'
import { VacancyActions, vacancyVerbs } from '#features/vacancies/transitions/web/vacancy-actions.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { AlikeCard } from './alike-card.tsx'

type Props = {
  queue: Queue
  decided: readonly DecidedOne[]
  vacancy: VacancyFacts | null
  /** What looks like it. */ alike: readonly Alike[]
  /** The history, shown below the text. */ history: ReactNode
  now: string
}

const deciding = ['publish', 'request_changes', 'deny']

/** The review queue: pending vacancies, one at a time. */
export function VacancyQueue({ queue, decided, vacancy, alike, history, now }: Props) {
  const t = useT()
  const items = queue.items.map(({ id, title, days, organization, ...row }) => ({
    id,
    name: title,
    by: organization?.name,
    days,
    picture: <VacancyPicture vacancy={row} className="row-picture" />,
  }))
  return (
    <QueueFrame
      title={words.judgeTitle}
      list={{ href: '/vacancies', name: words.title, all: words.toList }}
      queue={{ items, total: queue.total, decided }}
      subject={
        vacancy && {
          id: vacancy.id,
          name: vacancy.title,
          href: `/vacancies/${vacancy.id}`,
          picture: <VacancyPicture vacancy={vacancy} className="!w-20 shrink-0" />,
          badge: <VacancyStatusBadge status={vacancy.status} />,
          facts: (
            <>
              <p className="text-lg">{vacancy.summary}</p>
              <WhyStopped vacancy={vacancy} />
              <AlikeCard vacancy={vacancy} alike={alike} />
              <VacancyReading vacancy={vacancy} />
              <section>
                <h3 className="text-2xl mb-2">{t(words.facts)}</h3>
                <div className="approve-facts">
                  <PanelFacts vacancy={vacancy} now={now} half="first" />
                  <PanelFacts vacancy={vacancy} now={now} half="second" />
                </div>
              </section>
              {history && (
                <section>
                  <h3 className="text-2xl mb-2">{t(words.happened)}</h3>
                  {history}
                </section>
              )}
            </>
          ),
          checks: <QualityChecks key={vacancy.id} vacancy={vacancy} />,
          renderDecision: (onDone) => (
            <VacancyActions
              key={vacancy.id}
              vacancy={vacancy}
              now={now}
              verbs={vacancyVerbs.filter((verb) => deciding.includes(verb) && vacancy.meta.permissions.includes(verb))}
              onDone={onDone}
            />
          ),
        }
      }
      addressOf={queueAddress}
      doneText={words.doneText}
    />
  )
}

/** Beside the vacancy under review: which of NOV's quality criteria it meets, in the language it is written in. */
function QualityChecks({ vacancy }: { vacancy: VacancyFacts }) {
  const t = useT()
  const facts = qualityFactsOf(vacancy)
  const findings = qualityFindings(facts)
  const found = findings.map(({ code, field, isHard, found: words }): CheckLine => ({
    key: `${code} ${field}`,
    state: isHard ? 'wrong' : 'open',
    title: t(qualityTitles[code]),
    text: words ? `‘${words}’` : t(qualityAdvice[code]),
  }))
  const met = criteriaMet(facts, findings).map((one): CheckLine => ({ key: one, state: 'good', title: t(qualityCriterionWords[one]) }))
  return <CheckCard lines={[...found, ...met]} />
}
