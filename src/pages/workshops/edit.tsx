import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { refusalOf } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { fetchChosen } from '#features/files/picker/fetch-chosen.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import { WorkshopActions } from '#features/workshops/desk/web/workshop-actions.tsx'
import { editorWords as words } from '#features/workshops/editor/editor-words.ts'
import { atInputs, saveWorkshop } from '#features/workshops/editor/save-workshop.ts'
import { loadChoices } from '#features/workshops/editor/load-choices.ts'
import { sessionNames, workshopForm } from '#features/workshops/editor/workshop-form.ts'
import { editedInclude, valuesOf } from '#features/workshops/editor/workshop-in-form.ts'
import { workshopEditAddress, workshopPath, workshopsAddress } from '#features/workshops/model/address.ts'
import { offerWords } from '#features/workshops/offer/offer-words.ts'
import { statusWords } from '#features/workshops/presentation/workshop-words.ts'
import { visitContext } from '#shell/context.ts'
// The form loads later and brings its script only; its styles are loaded with the page.
import '#features/social-map/editor/web/entry-editor.css'
import '#features/files/picture/web/files.css'
import '#features/lists/web/lists.css'

const WorkshopEditor = lazyPart(() => import('#features/workshops/editor/web/workshop-editor.tsx').then((file) => file.WorkshopEditor))

export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { may, flags } = context.get(visitContext)
  const workshop = await api.workshops.get(params.id!, { include: editedInclude })
  if (!workshop.meta.permissions.includes('update')) throw data({ code: 'forbidden' }, { status: 403 })
  return {
    workshop,
    choices: await loadChoices(api, workshop, { mayPick: may('files.read') }),
    library: may('files.create') ? '/content/file-upload' : null,
    hasCalendar: flags.activities,
    values: valuesOf(workshop),
    image: workshop.image && pictureOf(workshop.image),
    mayPick: may('files.read'),
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const id = params.id!
  const sent = await request.formData()
  const goOn = (sentence: string, to = workshopEditAddress(id)) => redirect(to, { status: 303, headers: { 'set-cookie': toastCookieHeader(sentence) } })
  if (sent.has(baseVersionFields.version)) {
    const { refused } = await saveWorkshop({ api, id, data: sent, locale })
    if (refused)
      return data<FormAnswer>({ ...refused, ...(refused.conflict && { pictures: await fetchChosen(api.files, refused.conflict.links) }) }, refused.status)
    return goOn(say(locale, words.saved))
  }
  try {
    const published = await api.workshops.callVerb(id, 'publish', {})
    return goOn(say(locale, words.isOn), workshopPath(published))
  } catch (error) {
    const { faults, status } = refusalOf(error instanceof ApiError ? atInputs(error, sessionNames) : error, workshopForm, locale)
    return data<FormAnswer>({ typed: {}, faults }, status)
  }
}

export const handle = { title: ({ workshop }: { workshop: { title: string } }) => workshop.title }

/** A workshop in its form, and what can be done with it. */
export default function EditWorkshop() {
  const t = useT()
  const { workshop, values, image, mayPick, choices, library, hasCalendar } = useLoaderData<typeof loader>()
  const answer: FormAnswer | undefined = useAnswer<typeof action>()
  const { title, status, meta } = workshop
  const isFixed = status === 'cancelled' || status === 'completed' || status === 'archived'
  return (
    <>
      <PageHead title={title} crumbs={[{ href: workshopsAddress, label: t(offerWords.title) }]} current={title}>
        <LinkButton href={workshopPath(workshop)} variant="second" size="small" icon="eye">
          {t(words.see)}
        </LinkButton>
      </PageHead>
      <div className="flex flex-wrap items-center gap-4 mt-3">
        <StatusBadge status={status}>{t(statusWords[status])}</StatusBadge>
        {meta.permissions.includes('publish') && (
          <PostForm intent="publish">
            {(sending) => (
              <Button size="small" busy={sending && '…'}>
                {t(words.publish)}
              </Button>
            )}
          </PostForm>
        )}
        <WorkshopActions key={status} workshop={workshop} without={['publish']} />
      </div>
      {isFixed ? (
        <p className="mt-8">{t(words.isFixed)}</p>
      ) : (
        <WorkshopEditor
          workshop={workshop}
          values={values}
          image={image}
          mayPick={mayPick}
          choices={choices}
          library={library}
          hasCalendar={hasCalendar}
          answer={answer}
        />
      )}
    </>
  )
}
