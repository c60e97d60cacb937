import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { refusalOf } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { withPictures } from '#features/uploads/fetch-pictures.ts'
import { editorWords as words } from '#features/vacancies/editor/editor-words.ts'
import { saveWords as said } from '#features/vacancies/editor/save-words.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'
import { Editor } from '#features/vacancies/editor/web/editor.tsx'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { editorSteps } from '#features/vacancies/editor/web/editor-steps.ts'
import { checkSaved } from '#features/vacancies/editor/web/check-typed.ts'
import { loadEditor } from '#features/vacancies/editor/web/editor-record.ts'
import { changeVacancy } from '#features/vacancies/editor/web/save-typed.ts'
import { visitContext } from '#shell/context.ts'

const OverNotice = lazyPart(() => import('#features/vacancies/presentation/web/over-notice.tsx').then((file) => file.OverNotice))

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { shell, may } = context.get(visitContext)
  const { vacancy, people, reviews } = await loadEditor(context.get(apiContext), params.id!)
  const { permissions } = vacancy.meta
  const isOver = vacancy.status === 'closed' || vacancy.status === 'archived'
  if (!permissions.includes('update') && !(isOver && permissions.includes('duplicate'))) throw data({ code: 'forbidden' }, { status: 403 })
  const asked = new URL(request.url).searchParams.get('stap')
  return {
    vacancy,
    checked: checkSaved(vacancy, shell.locale),
    people,
    isOver,
    isReviewed: reviews && !may('vacancies.publish'),
    centerName: shell.center.name,
    step: editorSteps.find(({ id }) => id === asked)?.id ?? 'wat',
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const {
    shell: { locale },
  } = context.get(visitContext)
  const api = context.get(apiContext)
  const { vacancies } = api
  const id = params.id!
  const sent = await request.formData()
  const intent = sent.get('intent')
  const goTo = (path: string, sentence: { nl: string; en: string }) =>
    redirect(path, { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, sentence)) } })
  if (intent === 'reopen') {
    await vacancies.callVerb(id, 'reopen')
    return redirect(`/vacancies/${id}/edit`, 303)
  }
  if (intent === 'duplicate') return redirect(`/vacancies/${(await vacancies.callVerb(id, 'duplicate')).id}/edit`, 303)

  const before = await vacancies.get(id, { include: ['organization', 'address', 'contactUser', 'secondContactUser', 'image'] })
  if (sent.has(baseVersionFields.version)) {
    const { outcome } = await changeVacancy({ vacancies, known: before, data: sent, locale })
    if ('refused' in outcome && outcome.refused) {
      return data<FormAnswer>(await withPictures(api, outcome.refused, ['image']), outcome.refused.status)
    }
  }
  if (intent !== 'submit') {
    const { status } = await vacancies.get(id)
    return goTo(`/vacancies/${id}/edit`, status === 'pending' && before.status !== 'pending' ? said.savedAgain : said.saved)
  }
  try {
    const { status } = await vacancies.callVerb(id, 'submit')
    // The page as it stands, with its state, instead of the form that was just left.
    return goTo(`/vacancies/${id}`, status === 'published' ? said.published : said.handedIn)
  } catch (error) {
    const { faults, status } = refusalOf(error, editorForm, locale)
    return data<FormAnswer>({ typed: {}, faults }, status)
  }
}

export const handle = { title: ({ vacancy }: { vacancy: { title: string } }) => vacancy.title }

export default function EditVacancy() {
  const t = useT()
  const center = useCenterName()
  const { vacancy, isOver, ...facts } = useLoaderData<typeof loader>()
  const answer: FormAnswer | undefined = useAnswer<typeof action>()
  const { title, status, deniedReason, requestedChanges, organization } = vacancy
  return (
    <>
      <div className="mb-6">
        <PageHead title={t(words.edit)} crumbs={[{ href: '/vacancies', label: t(words.vacancies) }]} current={title}>
          <StatusBadge status={status}>{t(statusWords[status])}</StatusBadge>
        </PageHead>
      </div>
      <div className="grid gap-4 mb-8 empty:hidden">
        {status === 'denied' && (
          <Alert tone="danger" title={t(words.denied, { center })}>
            <p>{deniedReason}</p>
            <p className="mt-1">{t(words.deniedText)}</p>
          </Alert>
        )}
        {requestedChanges && (
          <Alert tone="warn" title={t(words.changesAsked, { center })}>
            <p className="whitespace-pre-line">{requestedChanges}</p>
            <p className="mt-1">{t(words.changesAskedText)}</p>
          </Alert>
        )}
        {organization && organization.status !== 'approved' && (
          <Alert tone="warn">
            <p>{t(words.notApproved, { name: organization.name })}</p>
          </Alert>
        )}
      </div>
      {isOver ? (
        <OverNotice permissions={vacancy.meta.permissions} />
      ) : (
        <Editor key={`${vacancy.id} ${isDraft(status) ? 'draft' : vacancy.meta.version}`} vacancy={vacancy} {...facts} answer={answer} />
      )}
    </>
  )
}

const isDraft = (status: string) => status === 'draft' || status === 'denied'
