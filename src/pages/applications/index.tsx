import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { lazyPart } from '#design/later/later.tsx'
import { fetchOwnApplications } from '#features/applications/fetch-own.ts'
import { visitContext } from '#shell/context.ts'
import { TeamApplicationsList } from './cases-of-team.tsx'
import { loadApplications } from './load-cases.ts'

const OwnCases = lazyPart(() => import('./own-cases.tsx').then((file) => file.OwnApplicationsList))

/** Two pages in one: what somebody asked, and what they answer for an organization or the center. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const visit = context.get(visitContext)
  const { shell, pages } = visit
  const isTeam = shell.view !== 'own'
  if (!isTeam || new URL(request.url).searchParams.get('view') === 'own')
    return { whose: 'own' as const, isTeam, ...(await fetchOwnApplications(api, request.url, shell.locale)), hasSearch: pages.has('vacancies/search') }
  const now = new Date().toISOString()
  return { whose: 'team' as const, now, ...(await loadApplications(api, visit, request.url)) }
}

export default function Applications() {
  const loaded = useLoaderData<typeof loader>()
  return loaded.whose === 'own' ? <OwnCases {...loaded} /> : <TeamApplicationsList {...loaded} />
}
