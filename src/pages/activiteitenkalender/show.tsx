import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { calendarAddress, emptyCalendar } from '#features/activities/public-pages/calendar-address.ts'
import { calendarWords } from '#features/activities/public-pages/calendar-words.ts'
import { activityWords as words } from '#features/activities/public-pages/activity-words.ts'
import { ActivityCard, ActivityDates, ActivityShare } from '#features/activities/public-pages/web/activity-aside.tsx'
import { ActivityView } from '#features/activities/public-pages/web/activity-view.tsx'
import { loadActivity } from '#features/activities/public-pages/web/load-activity.ts'
import { withRedirect } from '#features/auth/model/safe-redirect-path.ts'
import { inLanguage, languageIn } from '#kernel/i18n/address-language.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { shell } = context.get(visitContext)
  const { locale, center, mapCredit: credit } = shell
  const url = new URL(request.url)
  const part = params.id!
  const activity = await loadActivity(context.get(apiContext), { part, url, locale, center, credit, signedIn: shell.person !== null })
  const day = url.searchParams.get('d')
  // A whole id is an address of its own; one with former words leads to that of today.
  if (part.includes('--') && activity.path !== `/activiteitenkalender/${part}`) {
    const way = inLanguage(`${activity.path}${day ? `?d=${encodeURIComponent(day)}` : ''}`, languageIn(url.searchParams))
    throw redirect(way, { status: 301, headers: { 'cache-control': 'no-cache' } })
  }
  return { activity, signedIn: shell.person !== null, site: url.host, title: activity.title }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const url = new URL(request.url)
  const here = url.pathname + url.search
  const isUnfollowed = (await request.formData()).get('intent') === 'unfollow'
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

export default function ActivityPage() {
  const { activity, signedIn, site } = useLoaderData<typeof loader>()
  const [t, locale] = [useT(), useLocale()]
  const { title, date, calendarDay, isOver } = activity
  const crumbs = [
    { href: calendarAddress(emptyCalendar), label: t(calendarWords.title) },
    ...(date && !date.isOver ? [{ href: calendarAddress(emptyCalendar, { day: calendarDay }), label: longDay(locale, calendarDay) }] : []),
  ]
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
