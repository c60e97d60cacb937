import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { home } from '#features/notifications/dashboard/words.ts'
import { greetingAt } from '#features/notifications/dashboard/greeting.ts'
import { fetchOwn, fetchTeam, fetchTodos } from '#features/notifications/dashboard/fetch-dashboard.ts'
import { fetchAppointments } from '#features/notifications/dashboard/fetch-appointments.ts'
import { fetchMonth } from '#features/notifications/dashboard/month.ts'
import { fetchWeeks } from '#features/notifications/dashboard/weeks.ts'
import { runTodoAction } from '#features/notifications/dashboard/web/todo-act.tsx'
import { fetchFirstDay, putFirstDayAway } from '#features/first-day/fetch-first-day.ts'
import { putAwayIntent, shownSteps } from '#features/first-day/first-day.ts'
import { firstDayWords } from '#features/first-day/words.ts'
import { OwnHome } from '#features/notifications/dashboard/web/own-home.tsx'
import { fetchFavourites } from '#features/vacancies/favourites/web/fetch-favourites.ts'
import { fetchNewest } from '#features/vacancies/presentation/web/fetch-newest.ts'
import { countWaiting } from '#features/pool/replies/fetch-replies.ts'
import { WaitingInvitations } from '#features/pool/replies/web/waiting-invitations.tsx'
import { visitContext } from '#shell/context.ts'

// Of the three pages a person has one: the script of the others is not theirs to wait for.
const TeamHome = lazyPart(() => import('#features/notifications/dashboard/web/team-home.tsx').then((file) => file.TeamHome))
const CenterHome = lazyPart(() => import('#features/notifications/dashboard/web/team-home.tsx').then((file) => file.CenterHome))
const Checklist = lazyPart(() => import('#features/first-day/web/checklist.tsx').then((file) => file.Checklist))

/** Three pages in one, depending on whom the person acts for: a volunteer's, an organization's, the center's. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { shell, pages, hasPage, may, flags } = context.get(visitContext)
  const { locale, organizationId, center, view } = shell
  const person = shell.person!
  const api = context.get(apiContext)
  const firstName = person.name.split(' ')[0] ?? person.name
  const greeting = greetingAt(new Date(), firstName, locale)
  if (view === 'center') {
    const [month, todos, firstDay, appointments] = await Promise.all([
      fetchMonth(api, locale),
      fetchTodos(api, hasPage),
      fetchFirstDay(api),
      fetchAppointments(api, null, locale),
    ])
    return { view, greeting, over: center.name, month, todos, appointments, steps: shownSteps(firstDay, may), mayPutAway: may('first_day.update') }
  }
  if (view === 'team') {
    const [team, todos, weeks, appointments] = await Promise.all([
      fetchTeam(api, organizationId!, locale),
      fetchTodos(api, hasPage),
      fetchWeeks(api),
      fetchAppointments(api, organizationId, locale),
    ])
    return { view, greeting, over: team.name, team, todos, weeks, appointments, hasVacancies: pages.has('vacancies'), canAdd: pages.has('vacancies/add') }
  }
  const [own, newest, kept, invitations] = await Promise.all([
    fetchOwn(api, { locale, centerName: center.name }),
    fetchNewest(api, { locale, size: 3 }),
    fetchFavourites(api, { locale, size: 3 }),
    flags.volunteerProfiles ? countWaiting(api) : 0,
  ])
  return {
    view,
    greeting,
    over: null,
    own,
    kept,
    invitations,
    newest: newest.rows,
    places: newest.total,
    town: center.town,
    hasSearch: pages.has('vacancies/search'),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  if ((await request.clone().formData()).get('intent') !== putAwayIntent) return await runTodoAction(api, request, locale)
  await putFirstDayAway(api)
  return redirect('/dashboard', { status: 303, headers: { 'Set-Cookie': toastCookieHeader(say(locale, firstDayWords.wasPutAway)) } })
}

export default function Dashboard() {
  const t = useT()
  const facts = useLoaderData<typeof loader>()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          {facts.over && <p className="text-lg text-text-soft">{facts.over}</p>}
          <h1>{facts.greeting}</h1>
        </div>
        {facts.view === 'team' && facts.canAdd && (
          <LinkButton href="/vacancies/add" icon="plus">
            {t(home.addVacancy)}
          </LinkButton>
        )}
      </div>
      {facts.view === 'own' && facts.invitations > 0 && <WaitingInvitations n={facts.invitations} />}
      {facts.view === 'own' && <OwnHome {...facts} />}
      {facts.view === 'team' && <TeamHome {...facts} />}
      {facts.view === 'center' && (
        <CenterHome {...facts}>{facts.steps.length > 0 && <Checklist steps={facts.steps} mayPutAway={facts.mayPutAway} />}</CenterHome>
      )}
    </>
  )
}
