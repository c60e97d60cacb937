import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { fetchOwnApplications } from '#features/applications/detail/fetch-own.ts'
import { visitContext } from '#shell/context.ts'
import { TeamApplicationsList } from './team-applications-list.tsx'
import { loadApplications } from './load-applications.ts'

const OwnCases = lazyPart(() => import('./own-applications-list.tsx').then((file) => file.OwnApplicationsList))

/** Two pages in one: a person's own applications, and those that they answer for an organization or the center. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const visit = context.get(visitContext)
  const { shell, pages } = visit
  const isTeam = shell.view !== 'own'
  if (!isTeam || new URL(request.url).searchParams.get('view') === 'own')
    return {
      whose: 'own' as const,
      isTeam,
      ...(await fetchOwnApplications(api, request.url, { locale: shell.locale, center: shell.center.name })),
      hasSearch: pages.has('vacancies/search'),
    }
  const now = new Date().toISOString()
  return { whose: 'team' as const, now, ...(await loadApplications(api, visit, request.url)) }
}

export default function Applications() {
  const loaded = useLoaderData<typeof loader>()
  return loaded.whose === 'own' ? <OwnCases {...loaded} /> : <TeamApplicationsList {...loaded} />
}
