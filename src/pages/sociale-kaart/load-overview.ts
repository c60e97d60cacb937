import type { LoaderFunctionArgs } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { fetchDecided } from '#features/audit/fetch-decided.ts'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { mayExport } from '#features/exports/may-export.ts'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import type { Within } from '#features/lists/fetch-list.ts'
import { fetchViews } from '#features/lists/fetch-views.ts'
import { readList } from '#features/lists/list.ts'
import { fetchName } from '#features/organizations/presentation/fetch-name.ts'
import { mapListAddress } from '#features/social-map/model/addresses.ts'
import { entryDecisions, fetchQueue } from '#features/social-map/moderation/fetch-queue.ts'
import { fetchEntry } from '#features/social-map/staff-list/fetch-entry.ts'
import { mapList, ownMapList } from '#features/social-map/staff-list/map-list.ts'
import { visitContext } from '#shell/context.ts'

/** An entry with its history, as far as the reader may see it. */
async function fetchOpened({ context }: Pick<LoaderFunctionArgs, 'context'>, id: string) {
  const api = context.get(apiContext)
  const { may, shell } = context.get(visitContext)
  const [entry, history] = await Promise.all([
    fetchEntry(api, id),
    may('audit_events.read') ? fetchHistory(api, { type: 'social_map_entries', id }, shell.locale) : null,
  ])
  return entry && { entry, history }
}

/** The list of entries with the open one beside it, or the queue of those that wait. */
export async function loadOverview({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const api = context.get(apiContext)
  const { may, pages, shell } = context.get(visitContext)
  const now = new Date().toISOString()
  const query = new URL(request.url).searchParams
  const mayDecide = may('social_map_entries.approve')
  if (mayDecide && query.get('view') === 'queue') {
    const [queue, decided] = await Promise.all([fetchQueue(api), fetchDecided(api, entryDecisions, shell.locale)])
    const id = cutText(query.get('id'), 40) ?? queue.items[0]?.id
    return { view: 'queue' as const, queue, decided, opened: id ? await fetchOpened({ context }, id) : null }
  }
  // With another organization than the center's own selected, staff see only its entries (decisions 32).
  const seesCenter = shell.view === 'center' || (!mayDecide && may('content_items.create'))
  const within: Within = seesCenter ? {} : mayDecide && shell.organizationId ? { organization_id: shell.organizationId } : { mine: 'true' }
  const list = seesCenter ? mapList : ownMapList
  const asked = readList(list, request.url)
  const [beside, views, organization] = await Promise.all([
    fetchBeside(api.socialMapEntries, list, asked, async (id) => await fetchOpened({ context }, id), within),
    fetchViews(api, mapListAddress),
    seesCenter && asked.organization ? fetchName(api, asked.organization) : null,
  ])
  return {
    view: 'list' as const,
    now,
    ...beside,
    views,
    organization,
    seesCenter,
    mayDecide,
    mayTake: seesCenter && may('exports.create') && mayExport(shell.person!, 'social_map_entries'),
    hasMap: pages.has('sociale-kaart'),
    mayImport: may('imports.create') && pages.has('sociale-kaart/import'),
    hasPage: pages.has('sociale-kaart/:id'),
  }
}

export type LoadedList = Extract<Awaited<ReturnType<typeof loadOverview>>, { view: 'list' }>
