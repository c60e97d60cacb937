import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { refusalOf } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { fetchDates } from '#features/activities/changes/fetch-dates.ts'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { PanelHistory } from '#features/audit/web/panel-history.tsx'
import { activityForm } from '#features/activities/editor/activity-form.ts'
import { editedInclude, valuesOf } from '#features/activities/editor/activity-in-form.ts'
import { editorWords as words } from '#features/activities/editor/editor-words.ts'
import { fetchPreview } from '#features/activities/editor/fetch-preview.ts'
import { atInputs, saveActivity } from '#features/activities/editor/save-activity.ts'
import { activityEditAddress, activityListAddress, activityPath } from '#features/activities/model/address.ts'
import { shownStatuses } from '#features/activities/model/codes.ts'
import { ActivityStanding } from '#features/activities/overview/web/list-columns.tsx'
import { ActivityActions } from '#features/activities/transitions/web/activity-actions.tsx'
import { withPictures } from '#features/uploads/fetch-pictures.ts'
import { visitContext } from '#shell/context.ts'
// Parts that load later bring their script only; their styles are loaded with the page.
import '#features/vacancies/moderation/web/difference.css'
import '#features/activities/overview/web/activities.css'
import '#features/activities/editor/web/editor.css'

const ActivityEditor = lazyPart(() => import('#features/activities/editor/web/activity-editor.tsx').then((file) => file.ActivityEditor))
const SeriesDates = lazyPart(() => import('#features/activities/changes/web/series-dates.tsx').then((file) => file.SeriesDates))
const ActivityNotices = lazyPart(() => import('#features/activities/editor/web/activity-notices.tsx').then((file) => file.ActivityNotices))

/** More vacancies than an organization has open at once. */
const mostVacancies = 50

export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { may, pages, shell, flags } = context.get(visitContext)
  const { locale } = shell
  const activity = await api.activities.get(params.id!, { include: editedInclude })
  if (!activity.meta.permissions.includes('update')) throw data({ code: 'forbidden' }, { status: 403 })
  const isBilingual = flags.internationalisation
  const values = valuesOf(activity, isBilingual)
  const owner = activity.organization?.id
  const [preview, vacancies, dates, history] = await Promise.all([
    fetchPreview(api, values, locale),
    api.vacancies.list({
      filter: { open: true, ...(owner ? { organizationIdEq: owner } : {}) } as never,
      fields: { vacancies: ['title'] },
      sort: 'title',
      page: { size: mostVacancies },
    }),
    activity.status === 'published' ? fetchDates(api, activity.id) : null,
    may('audit_events.read') ? fetchHistory(api, { type: 'activities', id: activity.id }, locale) : null,
  ])
  const listed = vacancies.items.map(({ id, title }) => ({ id, title }))
  const { vacancy } = activity
  return {
    activity,
    values,
    offered: {
      preview,
      isBilingual,
      hasBegun: activity.publishedAt !== null && activity.firstStartsAt !== null && Date.parse(activity.firstStartsAt) < Date.now(),
      image: activity.image,
      vacancies: vacancy && listed.every(({ id }) => id !== vacancy.id) ? [...listed, { id: vacancy.id, title: vacancy.title }] : listed,
    },
    dates,
    history,
    waits: !may('activities.approve'),
    hasPage: pages.has('activiteitenkalender/:id'),
    now: new Date().toISOString(),
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { shell, flags } = context.get(visitContext)
  const { locale, center } = shell
  const api = context.get(apiContext)
  const client = api.activities
  const id = params.id!
  const sent = await request.formData()
  const goOn = (sentence: string) => redirect(activityEditAddress(id), { status: 303, headers: { 'set-cookie': toastCookieHeader(sentence) } })
  const before = await client.get(id)
  let isMerged = false
  if (sent.has(baseVersionFields.version)) {
    const { outcome, wasMerged } = await saveActivity({ client, id, data: sent, locale, isBilingual: flags.internationalisation })
    if (outcome.saved === undefined) return data<FormAnswer>(await withPictures(api, outcome.refused, ['image']), outcome.refused.status)
    isMerged = wasMerged
  }
  if (sent.get('intent') !== 'submit') {
    const { proposedSince } = await client.get(id)
    if (proposedSince !== null && before.proposedSince === null) return goOn(say(locale, words.proposed, { center: center.name }))
    return goOn(say(locale, isMerged ? words.savedBoth : words.saved))
  }
  try {
    const { status } = await client.callVerb(id, 'submit')
    return goOn(status === 'published' ? say(locale, words.isOn) : say(locale, words.handedIn, { center: center.name }))
  } catch (error) {
    const { faults, status } = refusalOf(error instanceof ApiError ? atInputs(error) : error, activityForm, locale)
    return data<FormAnswer>({ typed: {}, faults }, status)
  }
}

export const handle = { title: ({ activity }: { activity: { title: string } }) => activity.title }

export default function EditActivity() {
  const t = useT()
  const { activity, values, offered, dates, history, waits, hasPage, now } = useLoaderData<typeof loader>()
  const answer: FormAnswer | undefined = useAnswer<typeof action>()
  const { id, slug, title, status } = activity
  const isShown = (shownStatuses as readonly string[]).includes(status)
  const isDraft = status === 'draft' || status === 'denied'
  return (
    <>
      <PageHead title={title} crumbs={[{ href: activityListAddress, label: t(words.list) }]} current={title}>
        {hasPage && isShown && (
          <LinkButton href={activityPath({ id, slug })} variant="second" size="small" icon="eye">
            {t(words.see)}
          </LinkButton>
        )}
      </PageHead>
      <div className="activity-acts flex flex-wrap items-center gap-4 mt-3">
        <ActivityStanding activity={activity} />
        <ActivityActions
          key={`${status} ${activity.proposedSince}`}
          activity={activity}
          verbs={['approve', 'deny', 'cancel', 'duplicate', 'archive', 'remove']}
          isSmall
        />
      </div>
      <ActivityNotices activity={activity} now={now} />
      {status === 'cancelled' || status === 'ended' || status === 'archived' ? (
        <p className="mt-8">{t(words.isFixed)}</p>
      ) : (
        <ActivityEditor
          key={`${id} ${isDraft ? 'draft' : activity.meta.version}`}
          {...{ activity, values, offered, answer, waits }}
          aside={
            <>
              {dates && (
                <SeriesDates
                  {...dates}
                  series={{ repeats: activity.rule.kind !== 'none', isAllDay: activity.isAllDay, followers: activity.followers ?? 0 }}
                  now={now}
                />
              )}
              <PanelHistory lines={history} />
            </>
          }
        />
      )}
    </>
  )
}
