import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { home } from '#features/notifications/dashboard/words.ts'
import { greetingAt } from '#features/notifications/dashboard/greeting.ts'
import { fetchOwn, fetchTeam, fetchTodos } from '#features/notifications/dashboard/fetch-dashboard.ts'
import { fetchMonth } from '#features/notifications/dashboard/month.ts'
import { runTodoAction } from '#features/notifications/dashboard/web/todo-act.tsx'
import { CenterHome, TeamHome } from '#features/notifications/dashboard/web/team-home.tsx'
import { OwnHome } from '#features/notifications/dashboard/web/own-home.tsx'
import { fetchFavourites } from '#features/vacancies/favourites/web/fetch-favourites.ts'
import { fetchNewest } from '#features/vacancies/presentation/web/fetch-newest.ts'
import { visitContext } from '#shell/context.ts'

/** Three pages in one, depending on whom the person acts for: a volunteer's, an organization's, the center's. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { shell, pages, hasPage } = context.get(visitContext)
  const { locale, organizationId, center, view } = shell
  const person = shell.person!
  const api = context.get(apiContext)
  const firstName = person.name.split(' ')[0] ?? person.name
  const greeting = greetingAt(new Date(), firstName, locale)
  if (view === 'center') {
    const [month, todos] = await Promise.all([fetchMonth(api, locale), fetchTodos(api, hasPage)])
    return { view, greeting, over: center.name, month, todos }
  }
  if (view === 'team') {
    const [team, todos] = await Promise.all([fetchTeam(api, organizationId!, locale), fetchTodos(api, hasPage)])
    return { view, greeting, over: team.name, team, todos, hasVacancies: pages.has('vacancies'), canAdd: pages.has('vacancies/add') }
  }
  const [own, newest, kept] = await Promise.all([fetchOwn(api, locale), fetchNewest(api, { locale, size: 3 }), fetchFavourites(api, { locale, size: 3 })])
  return { view, greeting, over: null, own, kept, newest: newest.rows, places: newest.total, town: center.town, hasSearch: pages.has('vacancies/search') }
}

export async function action({ context, request }: ActionFunctionArgs) {
  return await runTodoAction(context.get(apiContext), request, context.get(visitContext).shell.locale)
}

export default function Dashboard() {
  const t = useT()
  const facts = useLoaderData<typeof loader>()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          {facts.over && <p className="text-lg text-text-soft">{facts.over}</p>}
          <h1 className="text-4xl">{facts.greeting}</h1>
        </div>
        {facts.view === 'team' && facts.canAdd && (
          <LinkButton href="/vacancies/add" icon="plus">
            {t(home.addVacancy)}
          </LinkButton>
        )}
      </div>
      {facts.view === 'own' && <OwnHome {...facts} />}
      {facts.view === 'team' && <TeamHome {...facts} />}
      {facts.view === 'center' && <CenterHome {...facts} />}
    </>
  )
}
