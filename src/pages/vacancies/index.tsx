import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { History } from '#features/audit/web/history.tsx'
import { readQueue } from '#features/vacancies/moderation/queue-address.ts'
import { visitContext } from '#shell/context.ts'
import { ListOfVacancies } from './list-of-vacancies.tsx'
import { loadList, loadQueue } from './load-list.ts'
// Parts that load later bring their script only; their styles are loaded with the page.
import '#features/lists/web/queue.css'
import '#features/organizations/moderation/web/likeness.css'
import '#features/vacancies/editor/web/unreviewed-changes.css'
import '#features/vacancies/moderation/web/difference.css'

const VacancyQueue = lazyPart(() => import('#features/vacancies/moderation/web/vacancy-queue.tsx').then((file) => file.VacancyQueue))
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const visit = context.get(visitContext)
  const now = new Date().toISOString()
  const queue = visit.may('vacancies.publish') ? readQueue(request.url) : null
  if (queue) return { view: 'queue' as const, now, ...(await loadQueue(api, visit, queue.id)) }
  return { view: 'list' as const, now, ...(await loadList(api, visit, request.url)) }
}

export default function Vacancies() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.view === 'list') return <ListOfVacancies {...loaded} />
  const { queue, decided, opened, now } = loaded
  return (
    <VacancyQueue
      queue={queue}
      decided={decided}
      vacancy={opened?.vacancy ?? null}
      alike={opened?.alike ?? []}
      history={opened?.history && <History lines={opened.history} />}
      now={now}
    />
  )
}
