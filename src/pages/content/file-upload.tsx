import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { mayExport } from '#features/exports/may-export.ts'
import { fileList } from '#features/files/list/file-list.ts'
import { fetchStorageQuota } from '#features/files/storage/fetch-storage-quota.ts'
import { listWords as words } from '#features/files/list/list-messages.ts'
import { panelWords } from '#features/files/edit/panel-messages.ts'
import { saveFile } from '#features/files/edit/save-file.ts'
import { sendWords } from '#features/files/send/send-messages.ts'
import { AddFiles } from '#features/files/send/web/add-files.tsx'
import { fileActions } from '#features/files/list/web/file-actions.ts'
import { fileColumns } from '#features/files/list/web/file-columns.tsx'
import { StorageUse } from '#features/files/list/web/storage-use.tsx'
import { Inbox } from '#features/files/send/web/inbox.tsx'
import { SendBoard } from '#features/files/send/web/send-board.tsx'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import { readList, writeList } from '#features/lists/list.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { errorWords as uploadWords } from '#features/uploads/error-words.ts'
import { visitContext } from '#shell/context.ts'
import { ContentFrame } from './content-frame.tsx'

const ListExport = lazyPart(() => import('#features/exports/web/list-export.tsx').then((file) => file.ListExport))
const FilePanel = lazyPart(() => import('#features/files/edit/web/file-panel.tsx').then((file) => file.FilePanel))
type Answer = { intent: string } & Partial<FormAnswer> & { problem?: string }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { may, shell } = context.get(visitContext)
  const mayChange = may('files.update')
  const [{ opened: file, ...list }, room] = await Promise.all([
    fetchBeside(api.files, fileList, readList(fileList, request.url), async (id) => await nullIfNotFound(api.files.get(id))),
    mayChange ? fetchStorageQuota(api) : null,
  ])
  return { ...list, file, room, mayChange, mayTake: may('exports.create') && mayExport(shell.person!, 'files') }
}

/** Saves the texts of a file; or, without script, stores an uploaded one. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const sent = await request.formData()
  const id = sent.get('intent')
  const asked = readList(fileList, request.url)
  if (typeof id === 'string' && id) {
    const outcome = await saveFile(api, id, sent, locale)
    if ('refused' in outcome) return data<Answer>({ ...outcome.refused, intent: id }, outcome.refused.status)
    return redirect(writeList(fileList, asked, { open: id, page: asked.page }), {
      status: 303,
      headers: { 'Set-Cookie': toastCookieHeader(say(locale, panelWords.saved)) },
    })
  }
  const refuse = (problem: string, status: number) => data<Answer>({ intent: '', problem }, status)
  if (!api.file) return refuse(say(locale, uploadWords.missing_file), 422)
  if (api.file.refusal) return refuse(say(locale, uploadWords[api.file.refusal === 'too_many_files' ? 'too_many_files' : 'file_too_large']), 413)
  try {
    const added = await api.file.send('/api/v1/files')
    return redirect(writeList(fileList, asked, { open: added }), { status: 303 })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return refuse(error.message, error.status)
  }
}

/** The files of a center: uploads several at once; each shows its description and where it is used. */
export default function FileUpload() {
  const t = useT()
  const { page, openId, file, steps, room, mayChange, mayTake } = useLoaderData<typeof loader>()
  const answer = useAnswer() as Answer | undefined
  const { asked } = page
  const openAt = (id: string) => writeList(fileList, asked, { open: id, page: asked.page })
  const list = (
    <StaffList
      list={fileList}
      page={page}
      title={words.title}
      tabsLabel={words.kinds}
      searchLabel={words.search}
      columns={fileColumns(openAt)}
      nameOf={({ name }) => name}
      actions={mayChange ? fileActions(asked.status) : []}
      openId={openId}
      tools={mayTake && <ListExport list={fileList} page={page} />}
      action={mayChange && <AddFiles problem={answer?.problem ?? null} />}
      below={
        mayChange && (
          <>
            <p className="send-invite">{t(sendWords.invite)}</p>
            <SendBoard openAt={(id) => writeList(fileList, { ...asked, q: '', lacks: [], use: [], status: 'all', page: 1 }, { open: id })} />
          </>
        )
      }
      empty={
        <EmptyState
          title={t(words.empty)}
          action={
            <LinkButton href="/content/stock-images" variant="second">
              {t(words.toStock)}
            </LinkButton>
          }
        >
          {t(words.emptyText)}
        </EmptyState>
      }
    />
  )
  return (
    <>
      <ContentFrame current="files" work={mayChange ? <Inbox words={t(sendWords.drop)}>{list}</Inbox> : list}>
        {room && <StorageUse {...room} />}
      </ContentFrame>
      {openId && (
        <FilePanel
          openId={openId}
          file={file}
          mayChange={mayChange}
          answer={answer?.intent === openId && answer.typed ? (answer as FormAnswer) : undefined}
          closed={writeList(fileList, asked, { page: asked.page })}
          {...steps}
        />
      )}
    </>
  )
}
