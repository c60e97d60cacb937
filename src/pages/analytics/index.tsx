import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchAnalytics, fetchCenters } from '#features/analytics/fetch-analytics.ts'
import { monthsInWords } from '#features/analytics/in-words.ts'
import { analyticsWords as words } from '#features/analytics/messages.ts'
import { readPeriod } from '#features/analytics/period.ts'
import { CentersFigure } from '#features/analytics/web/centers-figure.tsx'
import { DistributionFigure, Legend, MonthsFigure } from '#features/analytics/web/figures.tsx'
import { PeriodForm } from '#features/analytics/web/period-form.tsx'
import { Tiles } from '#features/analytics/web/tiles.tsx'
import { dimensionWords } from '#features/measures/dimension-words.ts'
import { monthAt } from '#features/measures/months.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { today } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { may, shell } = context.get(visitContext)
  const running = monthAt(today())
  const period = readPeriod(request.url, running)
  const isOwn = !hasRole({ roles: shell.person?.roles ?? [] }, centerReaders)
  const [analytics, side] = await Promise.all([fetchAnalytics(api, period, isOwn), may('platform_centers.read') ? fetchCenters(api) : null])
  const name = isOwn ? shell.person?.organizations.find(({ id }) => id === shell.organizationId)?.name : shell.center.name
  return { analytics, side, period, isOwn, running, name: name ?? shell.person?.organizations[0]?.name ?? shell.center.name }
}

/** Whether it gets better, where people wait, what lacks vacancies: for the center, or for an organization of its own. */
export default function AnalyticsPage() {
  const t = useT()
  const locale = useLocale()
  const { analytics, side, period, isOwn, running, name } = useLoaderData<typeof loader>()
  const { now, answers, series, themes, open, definitions } = analytics
  const vacancies = Object.fromEntries((open?.metrics[0]?.cells ?? []).map(({ key, value }) => [key, t(words.open, { n: value ?? 0 })]))
  return (
    <>
      <PageHead title={t(words.title)} text={`${name} · ${monthsInWords(locale, period.whole)}`}>
        <LinkButton href="/analytics/index-2" variant="second" size="small" icon="file-text">
          {t(words.report)}
        </LinkButton>
      </PageHead>
      <PeriodForm period={period} />
      {period.isRounded && <p className="mt-3">{t(words.rounded, { months: monthsInWords(locale, period.whole) })}</p>}
      {(now?.metrics.length ?? 0) === 0 && (series?.series.every(({ points }) => points.length === 0) ?? true) ? (
        <EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>
      ) : (
        <div className="mt-6 grid gap-12">
          <Tiles {...{ analytics, isOwn }} />
          {series && <MonthsFigure {...{ series, definitions, running }} title={t(words.byMonth)} />}
          <div className="grid gap-12 xl:grid-cols-2">
            {themes && (
              <DistributionFigure
                id="by-theme"
                title={t(words.byTheme)}
                text={t(words.byThemeText)}
                head={t(dimensionWords.theme)}
                summary={themes}
                definitions={definitions}
                beside={vacancies}
              />
            )}
            {answers && (
              <DistributionFigure
                id="by-answer"
                title={t(words.byAnswer)}
                head={t(dimensionWords.answer)}
                summary={answers}
                definitions={definitions}
                isOrdered
              />
            )}
          </div>
          <Legend />
        </div>
      )}
      {side && <CentersFigure side={side} />}
    </>
  )
}
