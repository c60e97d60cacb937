import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { calendarAddress, emptyCalendar } from '#features/activities/public-pages/calendar-address.ts'
import { calendarWords } from '#features/activities/public-pages/calendar-words.ts'
import { activityWords as words } from '#features/activities/public-pages/activity-words.ts'
import { ActivityCard, ActivityDates, ActivityShare } from '#features/activities/public-pages/web/activity-aside.tsx'
import { ActivityView } from '#features/activities/public-pages/web/activity-view.tsx'
import { come } from '#features/activities/public-pages/web/come-action.ts'
import { type LoadedOpenWorkshop, loadOpenWorkshop } from '#features/activities/public-pages/web/load-open-workshop.ts'
import { OpenWorkshopBar, OpenWorkshopCard } from '#features/activities/public-pages/web/open-workshop-card.tsx'
import { type LoadedActivity, loadActivity } from '#features/activities/public-pages/web/load-activity.ts'
import { withRedirect } from '#features/auth/model/safe-redirect-path.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { WorkshopView } from '#features/workshops/desk/web/workshop-view.tsx'
import { inLanguage, languageIn } from '#kernel/i18n/address-language.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { visitContext } from '#shell/context.ts'
import '#features/files/picture/web/files.css'
import '#features/workshops/presentation/web/workshops.css'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { shell } = context.get(visitContext)
  const { locale, center, mapCredit: credit } = shell
  const url = new URL(request.url)
  const part = params.id!
  const api = context.get(apiContext)
  const signedIn = shell.person !== null
  const activity = await nullIfNotFound(loadActivity(api, { part, url, locale, center, credit, signedIn }))
  const open = activity ? null : await loadOpenWorkshop(api, { part, url, locale, center: center.name })
  const found = activity ?? open
  if (!found) throw data({ code: 'not_found' }, { status: 404 })
  const day = url.searchParams.get('d')
  // A whole id is an address of its own; one with former words leads to that of today.
  if (part.includes('--') && found.path !== `/activiteitenkalender/${part}`) {
    const way = inLanguage(`${found.path}${day ? `?d=${encodeURIComponent(day)}` : ''}`, languageIn(url.searchParams))
    throw redirect(way, { status: 301, headers: { 'cache-control': 'no-cache' } })
  }
  return { activity, open, signedIn, site: url.host, title: found.title }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const url = new URL(request.url)
  const here = url.pathname + url.search
  const intent = (await request.formData()).get('intent')
  if (intent === 'come') {
    const open = await loadOpenWorkshop(api, { part: params.id!, url, locale, center: '' })
    if (!open) throw data({ code: 'not_found' }, { status: 404 })
    return await come(api, { request, id: open.workshop.id, path: open.path, locale })
  }
  const isUnfollowed = intent === 'unfollow'
  try {
    const { id } = await api.read<{ id: string }>(`activities/${encodeURIComponent(params.id!.toWellFormed())}/shown`)
    await api.activities.callVerb(id, isUnfollowed ? 'unfollow' : 'follow')
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return redirect(withRedirect('/auth/login-1', here), 303)
    if (error instanceof ApiError && error.status === 409)
      return redirect(here, { status: 303, headers: { 'set-cookie': toastCookieHeader(error.message, 'danger') } })
    throw error
  }
  return redirect(here, { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, isUnfollowed ? words.nowUnfollowed : words.nowFollowed)) } })
}

export const handle = { title: ({ title }: { title: string }) => title }

type Dated = { date: { isOver: boolean } | null; calendarDay: string }

/** The way to the page: the calendar, and the day of the date that is meant. */
function useCrumbs({ date, calendarDay }: Dated) {
  const [t, locale] = [useT(), useLocale()]
  return [
    { href: calendarAddress(emptyCalendar), label: t(calendarWords.title) },
    ...(date && !date.isOver ? [{ href: calendarAddress(emptyCalendar, { day: calendarDay }), label: longDay(locale, calendarDay) }] : []),
  ]
}

export default function CalendarPage() {
  const { activity, open } = useLoaderData<typeof loader>()
  return activity ? <ActivityPage activity={activity} /> : open && <WorkshopPage open={open} />
}

/** A workshop for everybody, with its places (decisions 51). */
function WorkshopPage({ open }: { open: LoadedOpenWorkshop }) {
  const { signedIn } = useLoaderData<typeof loader>()
  const t = useT()
  const crumbs = useCrumbs(open)
  return (
    <>
      <PageMeta
        url={open.url}
        english={null}
        title={open.title}
        description={open.summary}
        type="article"
        crumbs={[{ url: crumbs[0]!.href, name: crumbs[0]!.label }]}
        hidden={open.isOver}
        {...(open.data && { data: open.data })}
      />
      <div className="wrap pt-6 pb-4">
        <Breadcrumbs label={t(calendarWords.crumbs)} crumbs={crumbs} current={open.title} />
      </div>
      <div className="wrap grid lg:grid-cols-[1fr_23.5rem] gap-10 xl:gap-20">
        <div className="min-w-0">
          <WorkshopView workshop={open.workshop} now={open.now} />
          <OpenWorkshopBar loaded={open} />
        </div>
        <aside className="min-w-0 self-start">
          <OpenWorkshopCard loaded={open} signedIn={signedIn} />
        </aside>
      </div>
    </>
  )
}

function ActivityPage({ activity }: { activity: LoadedActivity }) {
  const { signedIn, site } = useLoaderData<typeof loader>()
  const t = useT()
  const { title, isOver } = activity
  const crumbs = useCrumbs(activity)
  return (
    <>
      <PageMeta
        url={activity.url}
        english={activity.english}
        title={title}
        description={activity.summary}
        type="article"
        picture={activity.picture}
        crumbs={[{ url: crumbs[0]!.href, name: crumbs[0]!.label }]}
        hidden={isOver}
        {...(activity.data && { data: activity.data })}
      />
      <div className="wrap pt-6 pb-4">
        <Breadcrumbs label={t(calendarWords.crumbs)} crumbs={crumbs} current={title} />
      </div>
      <div className="wrap grid lg:grid-cols-[1fr_23.5rem] gap-10 xl:gap-20">
        <ActivityView activity={activity} signedIn={signedIn} />
        <aside className="min-w-0 self-start">
          <ActivityCard activity={activity} signedIn={signedIn} site={site} />
          <ActivityDates activity={activity} />
          <ActivityShare activity={activity} />
        </aside>
      </div>
    </>
  )
}
