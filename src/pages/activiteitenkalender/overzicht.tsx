import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { History } from '#features/audit/web/history.tsx'
import { visitContext } from '#shell/context.ts'
import { ListOfActivities } from './list-of-activities.tsx'
import { loadList, loadQueue } from './load-list.ts'
// Parts that load later bring their script only; their styles are loaded with the page.
import '#features/lists/web/queue.css'
import '#features/vacancies/moderation/web/difference.css'
import '#features/activities/overview/web/activities.css'

const ActivityQueue = lazyPart(() => import('#features/activities/overview/web/activity-queue.tsx').then((file) => file.ActivityQueue))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const visit = context.get(visitContext)
  const now = new Date().toISOString()
  const query = new URL(request.url).searchParams
  if (visit.may('activities.approve') && query.get('view') === 'queue')
    return { view: 'queue' as const, now, ...(await loadQueue(api, visit, query.get('id'))) }
  return { view: 'list' as const, now, ...(await loadList(api, visit, request.url)) }
}

export default function ActivitiesOverview() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.view === 'list') return <ListOfActivities {...loaded} />
  const { queue, decided, opened, now } = loaded
  return (
    <ActivityQueue
      queue={queue}
      decided={decided}
      activity={opened?.activity ?? null}
      history={opened?.history && <History lines={opened.history} />}
      now={now}
    />
  )
}
