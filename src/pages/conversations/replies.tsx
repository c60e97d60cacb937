import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { EmptyState } from '#design/surface/empty-state.tsx'
import type { Within } from '#features/lists/fetch-list.ts'
import { mayExport } from '#features/exports/may-export.ts'
import { ListExport } from '#features/exports/web/list-export.tsx'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import { readList, writeList } from '#features/lists/list.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { replyWords as words } from '#features/reply-templates/messages.ts'
import { replyForm, replyList } from '#features/reply-templates/reply-list.ts'
import { ReplyPanel, replyColumns } from '#features/reply-templates/web/reply-panel.tsx'
import { type Visit, visitContext } from '#shell/context.ts'

/** The owner of the texts: the organization that the person acts for, or else the center. */
function ownerOf({ shell: { view, organizationId, person } }: Visit) {
  return view === 'team' ? (person?.organizations.find(({ id }) => id === organizationId) ?? null) : null
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const visit = context.get(visitContext)
  const owner = ownerOf(visit)
  const asked = readList(replyList, request.url)
  const within: Within = owner ? { organization_id: owner.id } : { of_center: 'true' }
  const list = await fetchBeside(
    api.replyTemplates,
    replyList,
    asked,
    async (id): Promise<{ values: Typed; version: number | null } | null> => {
      if (id === 'new') return { values: {}, version: null }
      const one = await nullIfNotFound(api.replyTemplates.get(id))
      return one && { values: typedOf(replyForm, one), version: one.meta.version }
    },
    within,
  )
  return { ...list, owner: owner?.name ?? null, mayTake: visit.may('exports.create') && mayExport(visit.shell.person!, 'reply_templates') }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const visit = context.get(visitContext)
  const { locale } = visit.shell
  const form = await request.formData()
  const [intent, id = ''] = cutText(String(form.get('intent') ?? ''), 60).split(' ')
  const back = writeList(replyList, readList(replyList, request.url))
  const done = (said: string) => redirect(back, { status: 303, headers: { 'set-cookie': toastCookieHeader(said) } })
  if (intent === 'remove') {
    await nullIfNotFound(api.replyTemplates.remove(id))
    return done(say(locale, words.removed))
  }
  if (intent !== 'save') throw data({ code: 'bad_request' }, { status: 400 })
  const related = { organization: ownerOf(visit)?.id ?? null }
  const outcome =
    id === 'new'
      ? await submitForm({ form: replyForm, data: form, locale, send: async (body) => await api.replyTemplates.create(body, { related }) })
      : await changeByForm({
          form: replyForm,
          data: form,
          locale,
          read: async () => await api.replyTemplates.get(id),
          write: async (body, upon) => await api.replyTemplates.update(id, body, upon),
        })
  if ('refused' in outcome && outcome.refused) return data<FormAnswer>(outcome.refused, outcome.refused.status)
  return done(
    say(locale, words.saved, {
      title: cutText(String(form.get('title') ?? '').trim(), 60),
    }),
  )
}

/** The ready texts of those who answer. */
export default function Replies() {
  const t = useT()
  const center = useCenterName()
  const { page, openId, opened, steps, owner, mayTake } = useLoaderData<typeof loader>()
  const answer = useAnswer() as FormAnswer | undefined
  const { asked } = page
  const openAt = (id: string) => writeList(replyList, asked, { open: id, page: asked.page })
  const add = (
    <LinkButton href={openAt('new')} icon="plus">
      {t(words.add)}
    </LinkButton>
  )
  return (
    <>
      <StaffList
        list={replyList}
        page={page}
        title={words.title}
        text={
          <>
            {owner ? t(words.ofTeam, { name: owner }) : t(words.ofCenter, { center })}. {t(words.text)}
          </>
        }
        tabsLabel={words.tabs}
        searchLabel={words.searchBy}
        columns={replyColumns(openAt)}
        nameOf={({ title }) => title}
        openId={openId}
        tools={mayTake && <ListExport list={replyList} page={page} />}
        action={add}
        empty={<EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>}
      />
      {openId && <ReplyPanel openId={openId} shown={opened} answer={answer} closed={writeList(replyList, asked, { page: asked.page })} {...steps} />}
    </>
  )
}
