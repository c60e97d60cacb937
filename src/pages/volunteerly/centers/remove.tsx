import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect, useLoaderData } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import type { CenterRemoval } from '#features/center-removals/center-removal.ts'
import { removalWords as words } from '#features/center-removals/messages.ts'
import { planForm } from '#features/center-removals/removal-forms.ts'
import { RemovalForm } from '#features/center-removals/web/removal-form.tsx'
import { fetchCenter } from '#features/platform-centers/center-list.ts'
import { centerWords } from '#features/platform-centers/messages.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { center: await fetchCenter(context.get(apiContext), params['id']!), now: new Date().toISOString() }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const id = params['id']!
  const { refused, sent } = await submitForm({
    form: planForm,
    data: await request.formData(),
    locale,
    send: async (body) => (await api.request('POST', 'center_removals', { ...body, centerId: id })).meta?.['removal'] as CenterRemoval,
  })
  if (refused) {
    // A password is typed again.
    const { currentPassword: _password, ...typed } = refused.typed
    return data<FormAnswer>({ ...refused, typed }, refused.status)
  }
  const said = say(locale, words.planned, { day: longDay(locale, sent.dueAt) })
  return redirect(`/volunteerly/centers/${id}`, { status: 303, headers: { 'set-cookie': toastCookieHeader(said) } })
}

/** Plans the removal of a closed center (ADR 0080). */
export default function RemoveCenter() {
  const t = useT()
  const { center, now } = useLoaderData<typeof loader>()
  const answer = useAnswer() as FormAnswer | undefined
  return (
    <>
      <PageHead
        title={t(words.titleOf, { name: center.name })}
        crumbs={[
          { href: '/volunteerly/centers', label: t(centerWords.title) },
          { href: `/volunteerly/centers/${center.id}`, label: center.name },
        ]}
      />
      <RemovalForm centerId={center.id} answer={answer} now={now} />
    </>
  )
}
