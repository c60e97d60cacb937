import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { AskAccess } from '#features/auth/access/web/ask-access.tsx'
import { visitContext } from '#shell/context.ts'

type Site = { id: string; name: string; town: string; origin: string }
type Sites = { sites: (Site & { current: boolean; sameTenant: boolean })[]; home?: Site }

export async function loader({ context }: LoaderFunctionArgs) {
  const { meta } = await context.get(apiContext).request('GET', 'sites')
  const { sites, home } = meta as Sites
  sites.sort((a, b) => a.town.localeCompare(b.town, 'nl'))
  const { shell, wrongCenter } = context.get(visitContext)
  return {
    appName: shell.appName,
    center: shell.center.name,
    wrongCenter,
    own: sites.filter((site) => site.sameTenant),
    others: sites.filter((site) => !site.sameTenant),
    home: home ?? null,
  }
}

type Outcome = { asked: true } | { problem: string | null }

/** "Vraag toegang hier": with the session of another center, or with the ticket of a recent sign-in. */
export async function action({ context, request }: ActionFunctionArgs) {
  const ticket = String((await request.formData()).get('ticket') ?? '')
  try {
    await context.get(apiContext).request('POST', 'access_requests', { ticket })
    return data<Outcome>({ asked: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<Outcome>({ problem: error.status === 401 ? null : error.message }, error.status)
  }
}

/** Each town has its own website, with its own accounts, vacancies and look. */
export default function Switch() {
  const t = useT()
  const { appName, center, wrongCenter, own, others, home } = useLoaderData<typeof loader>()
  const outcome = useAnswer<typeof action>()
  return (
    <div className="wrap py-10 md:py-14 max-w-[56rem]">
      <div className="mb-8 empty:hidden">
        {outcome && 'asked' in outcome && (
          <Alert tone="success" live title={t(screens.accessAsked)}>
            <p>{t(screens.accessAskedText, { center })}</p>
          </Alert>
        )}
        {outcome && 'problem' in outcome && (
          <Alert tone="warn" live>
            <p>{outcome.problem ?? t(screens.accessExpired)}</p>
          </Alert>
        )}
      </div>
      <h1>{t(screens.switch)}</h1>
      <p className="text-lg mt-3">{t(screens.switchText)}</p>
      {home && <Towns heading={t(screens.switchHome)} sites={[{ ...home, current: own.some((site) => site.current && site.id === home.id) }]} />}
      {wrongCenter && !(outcome && 'asked' in outcome) && <AskAccess center={center} className="mt-10 justify-items-start" />}
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
              {/* Another host has its own documents and cookies. */}
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
