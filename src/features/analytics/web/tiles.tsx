import type { ReactNode } from 'react'
import { Link } from '#design/link/link.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { Definitions, Summary, ToldMetric } from '#features/analytics/analytics.ts'
import type { Analytics } from '#features/analytics/fetch-analytics.ts'
import { growthInWords, monthInWords } from '#features/analytics/in-words.ts'
import { timeWords, analyticsWords as words } from '#features/analytics/messages.ts'
import { addsUp } from '#features/measures/measures.ts'
import { ToldNumber } from './told-number.tsx'

type TileProps = { label: string; number: ReactNode; beside: string; meaning: string; children?: ReactNode }

/** A number with what it is compared with, and what counts in it. */
function Tile({ label, number, beside, meaning, children }: TileProps) {
  const t = useT()
  return (
    <li className="figure-tile">
      <h2 className="text-base font-normal">{label}</h2>
      <p className="figure-number font-display">{number}</p>
      <p className="text-text-soft text-[.9375rem]">{beside}</p>
      {children}
      <details>
        <summary className="link text-sm min-h-8 inline-flex items-center">
          {t(words.meaning)}
          <span className="sr-only"> {label}</span>
        </summary>
        <p className="text-text-soft text-[.9375rem]">{meaning}</p>
      </details>
    </li>
  )
}

/** Six numbers: what somebody comes for. */
export function Tiles({ analytics: { now, before, answers, answersBefore, definitions }, isOwn }: { analytics: Analytics; isOwn: boolean }) {
  return (
    <ul className="figure-tiles">
      {now?.metrics.map((metric) => (
        <MetricTile key={metric.metric} {...{ metric, definitions }} before={before?.metrics.find((one) => one.metric === metric.metric)} />
      ))}
      {answers && <AnswerTiles {...{ answers, answersBefore, isOwn }} />}
    </ul>
  )
}

function MetricTile({ metric, before, definitions }: { metric: ToldMetric; before: ToldMetric | undefined; definitions: Definitions }) {
  const t = useT()
  const locale = useLocale()
  const { label, definition } = definitions.metrics.find((one) => one.metric === metric.metric)!
  const last = metric.months.at(-1)!
  const isOfMonth = !addsUp(metric.metric)
  return (
    <Tile label={label} number={<ToldNumber told={metric} />} beside={growthInWords(locale, metric, before)} meaning={definition}>
      {isOfMonth && (
        <p className="text-text-soft text-[.9375rem]">
          {t(metric.metric === 'volunteers_active' ? words.inMonth : words.atEndOf, { month: monthInWords(locale, last) })}
        </p>
      )}
    </Tile>
  )
}

/** How long the middle answer took, and who waits still. */
function AnswerTiles({ answers, answersBefore, isOwn }: { answers: Summary; answersBefore: Summary | null; isOwn: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { speed, metrics } = answers
  const none = metrics[0]?.cells?.find(({ key }) => key === 'none')
  const noneBefore = answersBefore?.metrics[0]?.cells?.find(({ key }) => key === 'none')
  const before = answersBefore?.speed?.median
  return (
    <>
      <Tile
        label={t(words.answerIn)}
        number={<span className="figure-words">{speed?.median ? t(timeWords[speed.median]) : t(words.tooSmall)}</span>}
        beside={before ? t(words.was, { before: t(timeWords[before]) }) : t(words.cannotCompare)}
        meaning={t(words.answerMeaning)}
      >
        {isOwn && <p className="text-[.9375rem]">{speed?.center ? t(words.others, { time: t(timeWords[speed.center]) }) : t(words.othersFew)}</p>}
      </Tile>
      <Tile
        label={t(words.unanswered)}
        number={none ? <ToldNumber told={none} /> : <span className="figure-words">{t(words.tooSmall)}</span>}
        beside={none ? growthInWords(locale, none, noneBefore) : t(words.cannotCompare)}
        meaning={t(words.unansweredMeaning)}
      >
        <p className="text-[.9375rem]">
          <Link href="/applications?status=new">{t(words.whoWaits)}</Link>
        </p>
      </Tile>
    </>
  )
}
