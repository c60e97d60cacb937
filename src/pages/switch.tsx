import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { Badge } from '#design/badge/badge.tsx'
import { screens } from '#features/auth/screens-messages.ts'
import { visitContext } from '#shell/context.ts'

type Site = { id: string; name: string; town: string; origin: string }
type Sites = { sites: (Site & { current: boolean; sameTenant: boolean })[]; home?: Site }

export async function loader({ context }: LoaderFunctionArgs) {
  const { meta } = await context.get(apiContext).request('GET', 'sites')
  const { sites, home } = meta as Sites
  sites.sort((a, b) => a.town.localeCompare(b.town, 'nl'))
  return {
    appName: context.get(visitContext).shell.appName,
    own: sites.filter((site) => site.sameTenant),
    others: sites.filter((site) => !site.sameTenant),
    home: home ?? null,
  }
}

/** Each town has a website of its own; accounts, vacancies and looks differ. */
export default function Switch() {
  const t = useT()
  const { appName, own, others, home } = useLoaderData<typeof loader>()
  return (
    <div className="wrap py-10 md:py-14 max-w-[56rem]">
      <h1 className="text-4xl md:text-5xl">{t(screens.switch)}</h1>
      <p className="text-lg mt-3">{t(screens.switchText)}</p>
      {home && <Towns heading={t(screens.switchHome)} sites={[{ ...home, current: own.some((site) => site.current && site.id === home.id) }]} />}
      <Towns heading={t(screens.switchOwn, { name: appName })} sites={own} />
      {others.length > 0 && <Towns heading={t(screens.switchOthers)} sites={others} />}
    </div>
  )
}

function Towns({ heading, sites }: { heading: string; sites: (Site & { current: boolean })[] }) {
  const t = useT()
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3 border-b border-line">
        {sites.map((site) => (
          <li key={site.id} className="list-row row">
            <div className="flex-1 min-w-0">
              {/* Another host: a document of its own, with cookies of its own. */}
              <p className="h-row text-lg">
                <a className="tlink tlink-all" href={`${site.origin}/`} aria-current={site.current || undefined}>
                  {site.town}
                </a>
              </p>
              <p className="text-text-soft">{site.name}</p>
            </div>
            {site.current && (
              <Badge tone="accent" icon="check">
                {t(screens.switchHere)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
