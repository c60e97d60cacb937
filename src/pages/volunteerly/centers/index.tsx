import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchList, sortInApi } from '#features/lists/fetch-list.ts'
import { readList } from '#features/lists/list.ts'
import { FileLink } from '#features/lists/web/file-link.tsx'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { fetchRemoved } from '#features/center-removals/fetch-removal.ts'
import { RemovedCenters } from '#features/center-removals/web/removed-centers.tsx'
import { centerList, centersOf, fetchStatus } from '#features/platform-centers/center-list.ts'
import { centerWords as words } from '#features/platform-centers/messages.ts'
import { centerColumns } from '#features/platform-centers/web/center-columns.tsx'
import { StatusPart } from '#features/platform-centers/web/status-part.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = readList(centerList, request.url)
  const api = context.get(apiContext)
  const [page, status, removed] = await Promise.all([fetchList(centersOf(api), centerList, asked), fetchStatus(api), fetchRemoved(api)])
  return { page, status, removed }
}

/** Every center of the platform, for its admins (decisions 64). */
export default function Centers() {
  const t = useT()
  const { page, status, removed } = useLoaderData<typeof loader>()
  const { asked } = page
  const add = (
    <LinkButton href="/volunteerly/centers/add" icon="plus">
      {t(words.add)}
    </LinkButton>
  )
  return (
    <>
      <StaffList
        list={centerList}
        page={page}
        title={words.title}
        text={t(words.text)}
        tabsLabel={words.states}
        searchLabel={words.searchBy}
        columns={centerColumns}
        nameOf={({ name }) => name}
        tools={
          <FileLink
            path="platform_centers/file"
            filters={{ search: asked.q, state: asked.status === 'all' ? '' : asked.status, sort: sortInApi(centerList, asked) }}
          />
        }
        action={add}
        below={<StatusPart status={status} />}
        empty={<EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>}
      />
      <RemovedCenters removed={removed} />
    </>
  )
}
