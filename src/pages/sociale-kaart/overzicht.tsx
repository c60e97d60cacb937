import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { History } from '#features/audit/web/history.tsx'
import { ListOfEntries } from './list-of-entries.tsx'
import { loadOverview } from './load-overview.ts'
// Parts that load later bring their script only; their styles are loaded with the page.
import '#features/lists/web/queue.css'

const EntryQueue = lazyPart(() => import('#features/social-map/moderation/web/entry-queue.tsx').then((file) => file.EntryQueue))

export const loader = async (asked: LoaderFunctionArgs) => await loadOverview(asked)

export default function MapOverview() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.view === 'list') return <ListOfEntries {...loaded} />
  const { queue, decided, opened } = loaded
  return <EntryQueue queue={queue} decided={decided} entry={opened?.entry ?? null} history={opened?.history && <History lines={opened.history} />} />
}
