import { cutText } from '#kernel/fields/cut-text.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { fetchRemoval } from '#features/center-removals/fetch-removal.ts'
import { removalWords } from '#features/center-removals/messages.ts'
import { withoutExportForm } from '#features/center-removals/removal-forms.ts'
import { PlannedRemoval, RemovalWay } from '#features/center-removals/web/removal-part.tsx'
import { fetchCenter } from '#features/platform-centers/center-list.ts'
import { hostForm, suspendForm } from '#features/platform-centers/center-forms.ts'
import { centerWords, oneWords as words } from '#features/platform-centers/messages.ts'
import { CenterStateBadge } from '#features/platform-centers/web/center-columns.tsx'
import { CenterFacts, CenterPart, CenterTrace, FailedMails } from '#features/platform-centers/web/center-parts.tsx'
import { ClosedNote, FirstAdmin, Hosts, Suspend, hostScope } from '#features/platform-centers/web/center-acts.tsx'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { refusalOf, submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const id = params['id']!
  const [center, removal] = await Promise.all([fetchCenter(api, id), fetchRemoval(api, id)])
  return { center, removal }
}

export type CenterOutcome =
  | (FormAnswer & { about: 'host' | 'suspend' | 'without' | 'reopen' | 'remove'; invited?: undefined })
  | { invited: { email: string; link: string } }

export async function action({ context, params, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const form = await request.formData()
  const [intent = '', host = ''] = cutText(String(form.get('intent') ?? ''), 300).split(' ')
  const { id, name, site, closed } = await fetchCenter(api, params['id']!)
  const at = `tenants/${site.key}`
  const hostAt = `${at}/hosts/${encodeURIComponent(host)}`
  const done = (said: string) => redirect(`/volunteerly/centers/${id}`, { status: 303, headers: { 'set-cookie': toastCookieHeader(said) } })

  if (intent === 'invite') {
    const { meta } = await api.request('PUT', `platform_centers/${id}/invite`)
    return data<CenterOutcome>({ invited: meta?.['invited'] as { email: string; link: string } })
  }
  if (intent === 'host') {
    const centerId = hostScope(site, id)
    const { refused, sent } = await submitForm({
      form: hostForm,
      data: form,
      locale,
      send: async (body) => (await api.request('POST', `${at}/hosts`, { ...body, centerId }), body.host.trim()),
    })
    return refused ? data<CenterOutcome>({ ...refused, about: 'host' }, refused.status) : done(say(locale, words.hostAdded, { host: sent }))
  }
  if (intent === 'suspend') {
    const path = `${at}/centers/${id}/suspend`
    const { refused } = await submitForm({ form: suspendForm, data: form, locale, send: async (body) => await api.request('PUT', path, body) })
    return refused ? data<CenterOutcome>({ ...refused, about: 'suspend' }, refused.status) : done(say(locale, words.suspendedNow, { name }))
  }
  if (intent === 'without') {
    const path = `center_removals/${id}/without_export`
    const { refused } = await submitForm({ form: withoutExportForm, data: form, locale, send: async (body) => await api.request('PUT', path, body) })
    return refused ? data<CenterOutcome>({ ...refused, about: 'without' }, refused.status) : done(say(locale, removalWords.withoutSaid))
  }
  const others: Record<string, { run: () => Promise<unknown>; said: string }> = {
    remove: { run: async () => await api.request('DELETE', hostAt), said: say(locale, words.hostRemoved, { host }) },
    main: { run: async () => await api.request('PUT', `${hostAt}/main`), said: say(locale, words.madeMain, { host }) },
    reopen: {
      run: async () => await api.request('PUT', closed === 'site' ? `${at}/reopen` : `${at}/centers/${id}/reopen`),
      said: say(locale, words.reopened, { name }),
    },
    keep: { run: async () => await api.request('DELETE', `center_removals/${id}`), said: say(locale, removalWords.cancelled, { name }) },
  }
  const other = Object.hasOwn(others, intent) ? others[intent] : undefined
  if (!other) throw data({ code: 'bad_request' }, { status: 400 })
  try {
    await other.run()
  } catch (error) {
    const refused = refusalOf(error, hostForm, locale)
    return data<CenterOutcome>(
      { typed: {}, faults: { fields: {}, problem: refused.faults.fields['host'] ?? refused.faults.problem ?? '' }, about: 'remove' },
      refused.status,
    )
  }
  return done(other.said)
}

export const handle = { title: ({ center }: { center: { name: string } }) => center.name }

/** One center, for the platform's admins: how it does, its addresses, its first admin, and closing it for now. */
export default function ShowCenter() {
  const t = useT()
  const { center, removal } = useLoaderData<typeof loader>()
  const outcome = useAnswer() as CenterOutcome | undefined
  const answerOf = (about: string) => (outcome && !outcome.invited && outcome.about === about ? outcome : undefined)
  const problem = answerOf('remove')?.faults.problem
  return (
    <>
      <PageHead title={center.name} crumbs={[{ href: '/volunteerly/centers', label: t(centerWords.title) }]} text={<CenterStateBadge state={center.state} />}>
        <LinkButton href={center.origin} variant="second" icon="globe">
          {t(words.visit)}
        </LinkButton>
      </PageHead>
      {problem && (
        <div className="mt-6">
          <Alert tone="danger" live title={problem} />
        </div>
      )}
      {removal && (
        <div className="mt-6 max-w-[60rem]">
          <PlannedRemoval removal={removal} answer={answerOf('without')} />
        </div>
      )}
      {center.closed && !removal && <ClosedNote center={center} />}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] max-w-[84rem]">
        <div className="grid gap-10 content-start">
          <CenterPart title={t(words.facts)}>
            <CenterFacts center={center} />
          </CenterPart>
          <CenterPart title={t(words.hosts)}>
            <Hosts center={center} answer={answerOf('host')} />
          </CenterPart>
          <CenterPart title={t(words.failures)}>
            <FailedMails failures={center.failures} />
          </CenterPart>
        </div>
        <div className="grid gap-10 content-start">
          {(center.waiting || outcome?.invited) && (
            <CenterPart title={t(words.waiting)}>
              <FirstAdmin waiting={center.waiting} invited={outcome?.invited} />
            </CenterPart>
          )}
          {!center.closed && (
            <CenterPart title={t(words.suspend)}>
              <Suspend name={center.name} answer={answerOf('suspend')} />
            </CenterPart>
          )}
          {center.closed && !removal && (
            <CenterPart title={t(removalWords.title)}>
              <RemovalWay centerId={center.id} />
            </CenterPart>
          )}
          <CenterPart title={t(words.history)}>
            <CenterTrace trace={center.trace} />
          </CenterPart>
        </div>
      </div>
    </>
  )
}
