import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { readList } from '#features/lists/list.ts'
import { FileLink } from '#features/lists/web/file-link.tsx'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { TemplateRow } from '#features/notification-templates/template.ts'
import { pageOfTemplates, templateList } from '#features/notification-templates/template-list.ts'
import { templateColumns } from '#features/notification-templates/web/template-columns.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { meta } = await context.get(apiContext).request('GET', 'notification_templates')
  return pageOfTemplates((meta as { templates: TemplateRow[] }).templates, readList(templateList, request.url))
}

export default function Templates() {
  const t = useT()
  const page = useLoaderData<typeof loader>()
  const { asked } = page
  return (
    <StaffList
      list={templateList}
      page={page}
      title={words.title}
      tabsLabel={words.status}
      searchLabel={words.searchBy}
      columns={templateColumns}
      nameOf={({ name }) => name}
      tools={<FileLink path="notification_templates/file" filters={{ q: asked.q, status: asked.status, sort: asked.sort }} />}
      empty={<EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>}
    />
  )
}
