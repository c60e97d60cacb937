import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { filtersOf } from '#features/analytics/asked.ts'
import { fetchDefinitions, fetchSummary } from '#features/analytics/fetch-analytics.ts'
import { monthsInWords } from '#features/analytics/in-words.ts'
import { analyticsWords as words } from '#features/analytics/messages.ts'
import { readPeriod } from '#features/analytics/period.ts'
import { offeredMeasures, readReportChoice } from '#features/analytics/report-choice.ts'
import { ReportChoiceForm } from '#features/analytics/web/report-choice.tsx'
import { ReportPaper } from '#features/analytics/web/report-paper.tsx'
import { exportFormats } from '#features/exports/export.ts'
import { messages as exportWords } from '#features/exports/messages.ts'
import { ExportButton } from '#features/exports/web/export-button.tsx'
import { fetchViews } from '#features/lists/fetch-views.ts'
import { SavedViews } from '#features/lists/web/saved-views.tsx'
import { monthAt } from '#features/measures/months.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { today } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { shell } = context.get(visitContext)
  const day = today()
  const period = readPeriod(request.url, monthAt(day))
  const isOwn = !hasRole({ roles: shell.person?.roles ?? [] }, centerReaders)
  const choice = readReportChoice(request.url, isOwn)
  const { whole, compared } = period
  const hasMonths = whole.from < whole.to
  const { pathname, search } = new URL(request.url)
  const [summary, before, definitions, views] = await Promise.all([
    hasMonths ? fetchSummary(api, { ...whole, ...choice }) : null,
    hasMonths ? fetchSummary(api, { ...compared, names: choice.names }) : null,
    fetchDefinitions(api),
    fetchViews(api, '/analytics/index-2'),
  ])
  const own = shell.person?.organizations.find(({ id }) => id === shell.organizationId) ?? shell.person?.organizations[0]
  const { name, town } = shell.center
  return { summary, before, definitions, views, address: pathname + search, choice, period, isOwn, day, town, name: (isOwn && own?.name) || name }
}

/** The report that a town, or an organization itself, gets of some whole months: to print, and as a file. */
export default function ReportPage() {
  const t = useT()
  const locale = useLocale()
  const { summary, before, definitions, views, address, choice, period, isOwn, day, town, name } = useLoaderData<typeof loader>()
  const filters = filtersOf({ ...period.whole, ...choice, organizationId: null })
  return (
    <>
      <PageHead title={t(words.title)} crumbs={[{ href: '/analytics', label: t(words.title) }]} current={t(words.reportPage)}>
        <div className="flex flex-wrap gap-2 figure-tools">
          <SavedViews page="/analytics/index-2" views={views} address={address} />
          {summary &&
            exportFormats.map((format) => (
              <ExportButton
                key={format + JSON.stringify(filters)}
                resource="analytics"
                filters={filters as Record<string, string>}
                sort=""
                format={format}
                label={t(exportWords[format])}
              />
            ))}
          <Button type="button" size="small" icon="printer" onClick={() => print()}>
            {t(words.print)}
          </Button>
        </div>
      </PageHead>
      <ReportChoiceForm {...{ choice, period, definitions }} offered={offeredMeasures(isOwn)} />
      {period.isRounded && <p className="mt-3">{t(words.rounded, { months: monthsInWords(locale, period.whole) })}</p>}
      <div className="mt-8">
        {summary && summary.metrics.length > 0 ? (
          <ReportPaper title={isOwn ? t(words.ownReport) : t(words.reportOf, { town })} {...{ name, day, period, summary, before, definitions }} />
        ) : (
          <EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>
        )}
      </div>
    </>
  )
}
