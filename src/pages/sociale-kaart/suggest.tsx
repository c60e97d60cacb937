import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { ClaimForm } from '#features/social-map/claim/web/claim-form.tsx'
import { suggestAddress } from '#features/social-map/model/addresses.ts'
import { suggestForm } from '#features/social-map/suggestions/suggest-form.ts'
import { suggestWords as words } from '#features/social-map/suggestions/suggest-words.ts'
import { SuggestionForm } from '#features/social-map/suggestions/web/suggestion-form.tsx'
import { organizationsToWriteFor } from '#features/organizations/choice/organizations-to-write-for.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { shell, pages } = context.get(visitContext)
  const entry = await context.get(apiContext).socialMapEntries.get(params.id!)
  const { id, name, isClaimedByMine, meta } = entry
  const own = organizationsToWriteFor(shell.person!)
  return {
    entry: { id, name, isClaimedByMine, mayClaim: meta.permissions.includes('claim') },
    organizations: own === 'all' ? [] : own,
    selected: shell.organizationId,
    hasPage: pages.has('sociale-kaart/:id'),
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { locale, center } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const id = params.id!
  const sent = await request.formData()
  const goTo = (path: string, sentence: string) => redirect(path, { status: 303, headers: { 'set-cookie': toastCookieHeader(sentence) } })
  if (sent.get('intent') === 'claim') {
    try {
      await api.socialMapEntries.callVerb(id, 'claim', { organizationId: cutText(String(sent.get('organizationId') ?? ''), 40) || null })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      return goTo(suggestAddress(id), error.message)
    }
    return goTo(suggestAddress(id), say(locale, words.claimed, { center: center.name }))
  }
  const outcome = await submitForm({
    form: suggestForm,
    data: sent,
    locale,
    send: async (body) => await api.socialMapSuggestions.create(body, { related: { entry: id } }),
  })
  if (outcome.refused) return data<FormAnswer>(outcome.refused, outcome.refused.status)
  return goTo(suggestAddress(id), say(locale, words.sent))
}

/** Somebody who is signed in says what is wrong with an entry; an organization can ask to look after it. */
export default function SuggestForEntry() {
  const t = useT()
  const { entry, organizations, selected, hasPage } = useLoaderData<typeof loader>()
  const answer = useAnswer() as FormAnswer | undefined
  const { id, name, isClaimedByMine, mayClaim } = entry
  const crumbs = hasPage
    ? [
        { href: '/sociale-kaart', label: t(words.map) },
        { href: `/sociale-kaart/${id}`, label: name },
      ]
    : []
  return (
    <>
      <PageHead title={t(words.title)} text={t(words.text, { name })} crumbs={crumbs} current={t(words.title)} />
      <div className="max-w-[44rem] mt-8 grid gap-10">
        <SuggestionForm answer={answer} />
        {(mayClaim || isClaimedByMine) && <ClaimForm name={name} isAsked={isClaimedByMine} organizations={organizations} selected={selected} />}
      </div>
    </>
  )
}
