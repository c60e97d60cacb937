import { Form } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { OpenedForm } from '#features/center-forms/model/center-form.ts'
import { maxCharacters } from '#features/center-forms/model/form-design.ts'
import { formList, type FormRow } from '#features/center-forms/list/form-list.ts'
import { messages } from '#features/center-forms/model/messages.ts'
import type { fetchBeside } from '#features/lists/fetch-beside.ts'
import type { ListPage } from '#features/lists/fetch-list.ts'
import { type AskedOfList, writeList } from '#features/lists/list.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { formColumns, titleOf } from './form-columns.tsx'
import { FormPanel } from './form-panel.tsx'

type Props = {
  page: ListPage<FormRow, AskedOfList<typeof formList>>
  openId: string | null
  opened: OpenedForm | null
  steps: Awaited<ReturnType<typeof fetchBeside>>['steps']
  mayCreate: boolean
  fault: { title: string; error: string } | undefined
}

/** All forms of the center, the one that is open beside them, and the way to a new one. */
export function FormBoard({ page, mayCreate, fault }: Omit<Props, 'openId' | 'opened' | 'steps'>) {
  const t = useT()
  const locale = useLocale()
  const openAt = (id: string) => writeList(formList, page.asked, { open: id, page: page.asked.page })
  return (
    <StaffList
      list={formList}
      page={page}
      title={messages.forms}
      tabsLabel={words.status}
      searchLabel={words.searchBy}
      columns={formColumns(openAt)}
      nameOf={(row) => titleOf(row, locale)}
      filters={<input type="hidden" name="part" value="forms" />}
      tools={
        // A file of the API, through the browser API proxy; of those that are shown.
        <a className="btn btn-second btn-sm" href={fileOf(page.asked)} download>
          {t(words.takeAlong)}
        </a>
      }
      below={
        mayCreate && (
          <Form method="post" className="new-page">
            <TextField
              name="title"
              label={t(words.newTitle)}
              maxLength={maxCharacters.title}
              required
              defaultValue={fault?.title ?? ''}
              error={fault?.error}
              className="grow basis-64"
            />
            <Button icon="plus">{t(words.make)}</Button>
          </Form>
        )
      }
      empty={<EmptyState title={t(words.noneYet)}>{t(words.noneYetText)}</EmptyState>}
    />
  )
}

/** The form that the address names, beside the list. */
export function OpenedFormPanel({ page: { asked }, openId, opened, steps }: Pick<Props, 'page' | 'openId' | 'opened' | 'steps'>) {
  if (!openId) return null
  return <FormPanel opened={opened} openId={openId} closed={writeList(formList, asked, { page: asked.page })} {...steps} />
}

function fileOf({ q, status }: AskedOfList<typeof formList>): string {
  const query = new URLSearchParams({ ...(q && { search: q }), ...(status !== 'all' && { status_eq: status }) })
  return `/door/api/v1/center_forms/file${query.size > 0 ? `?${query}` : ''}`
}
