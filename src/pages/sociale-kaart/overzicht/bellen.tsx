import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { callWords as words } from '#features/social-map/rounds/call-words.ts'
import { fetchRounds } from '#features/social-map/rounds/calls.ts'
import { CallList } from '#features/social-map/rounds/web/call-list.tsx'
import { RotMeter } from '#features/social-map/rounds/web/rot-meter.tsx'
import { useShell } from '#shell/context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return await fetchRounds(context.get(apiContext))
}

/** Whom the center calls about the social map, and how fresh the map is. */
export default function CallsPage() {
  const t = useT()
  const { center } = useShell()
  const { calls, total, ...meter } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t(words.title)} text={t(words.text)} crumbs={[{ href: '/sociale-kaart/overzicht', label: t(words.map) }]} current={t(words.crumb)} />
      <div className="mt-6 grid gap-8 items-start lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <div>
          {calls.length === 0 ? (
            <EmptyState title={t(words.empty)} tile="stoel">
              {t(words.emptyText)}
            </EmptyState>
          ) : (
            <>
              <p className="mb-4 text-text-soft">
                {t(words.waiting, { n: total })}
                {total > calls.length && `. ${t(words.firstOnes, { n: calls.length })}`}
              </p>
              <CallList calls={calls} centerName={center.name} />
            </>
          )}
        </div>
        <RotMeter {...meter} />
      </div>
    </>
  )
}
