import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { messages as pageWords } from '#design/page/messages.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { registerOnPaper, registerSelf } from '#features/workshops/desk/act-on-workshop.ts'
import { fetchPeople, fetchWorkshop } from '#features/workshops/desk/load-workshop.ts'
import { showWords as words } from '#features/workshops/desk/show-words.ts'
import { RegistrationBar, RegistrationCard } from '#features/workshops/desk/web/registration-card.tsx'
import { WorkshopView } from '#features/workshops/desk/web/workshop-view.tsx'
import { workshopCertificatePath } from '#features/badges/model/addresses.ts'
import { workshopEditAddress, workshopPath, workshopPresenceAddress, workshopsAddress } from '#features/workshops/model/address.ts'
import { offerWords } from '#features/workshops/offer/offer-words.ts'
import { statusWords } from '#features/workshops/presentation/workshop-words.ts'
import { visitContext } from '#shell/context.ts'
// Parts that load later bring their script only; their styles are loaded with the page.
import '#features/lists/web/lists.css'
import '#features/files/picture/web/files.css'
import '#features/workshops/presentation/web/workshops.css'

const Desk = lazyPart(() => import('#features/workshops/desk/web/desk.tsx').then((file) => file.Desk))
const WorkshopActions = lazyPart(() => import('#features/workshops/desk/web/workshop-actions.tsx').then((file) => file.WorkshopActions))

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { may, shell, flags } = context.get(visitContext)
  const workshop = await fetchWorkshop(api, params.id!)
  if (!workshop) throw data({ code: 'not_found' }, { status: 404 })
  const path = workshopPath(workshop)
  const url = new URL(request.url)
  // The title changed since the link was made.
  if (url.pathname !== path && !url.pathname.endsWith('.data') && params.id !== workshop.id && !path.endsWith(`/${params.id}`))
    throw redirect(path + url.search, 301)
  const keeps = may('workshops.update')
  return {
    workshop,
    people: keeps || workshop.isTrainer ? await fetchPeople(api, workshop.id) : null,
    organizations: (shell.person?.organizations ?? []).map(({ id, name }) => ({ id, name })),
    mayRegister: may('workshop_registrations.promote') && ['published', 'full', 'confirmed'].includes(workshop.status),
    keeps,
    /** Its page for everybody (decisions 51). */
    publicUrl: flags.activities && workshop.audience === 'all' && workshop.status !== 'draft' ? new URL(activityPath(workshop), url).href : null,
    now: new Date().toISOString(),
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const workshop = await fetchWorkshop(api, params.id!)
  if (!workshop) throw data({ code: 'not_found' }, { status: 404 })
  const sent = await request.formData()
  const goOn = (sentence: string) => redirect(workshopPath(workshop), { status: 303, headers: { 'set-cookie': toastCookieHeader(sentence) } })
  const intent = sent.get('intent')
  if (intent === 'cancel') {
    const own = workshop.ownRegistration
    if (own) await api.workshopRegistrations.callVerb(own.id, 'cancel', {})
    return goOn(say(locale, words.cancelled))
  }
  const outcome = await (intent === 'paper' ? registerOnPaper : registerSelf)({ api, workshopId: workshop.id, data: sent, locale })
  if (outcome.refused) return data<FormAnswer & { intent: string }>({ ...outcome.refused, intent: String(intent) }, outcome.refused.status)
  return goOn(outcome.done)
}

export const handle = { title: ({ workshop }: { workshop: { title: string } }) => workshop.title }

export default function ShowWorkshop() {
  const t = useT()
  const { workshop, people, organizations, mayRegister, keeps, publicUrl, now } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>() as (FormAnswer & { intent: string }) | undefined
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined)
  const isOwnStaff = keeps && workshop.status === 'draft'
  const isMarked = people !== null && workshop.status !== 'draft' && workshop.status !== 'cancelled' && workshop.status !== 'archived'
  return (
    <>
      {publicUrl && <link rel="canonical" href={publicUrl} />}
      <Breadcrumbs label={t(pageWords.crumbs)} crumbs={[{ href: workshopsAddress, label: t(offerWords.title) }]} current={workshop.title} />
      {(keeps || isMarked) && (
        <div className="flex flex-wrap items-center gap-3 mt-3 print:hidden">
          {keeps && (
            <>
              <StatusBadge status={workshop.status}>{t(statusWords[workshop.status])}</StatusBadge>
              <LinkButton href={workshopEditAddress(workshop.id)} variant="second" size="small" icon="pencil-simple">
                {t(words.edit)}
              </LinkButton>
              {publicUrl && (
                <LinkButton href={publicUrl} variant="second" size="small" icon="calendar-blank">
                  {t(words.inTheCalendar)}
                </LinkButton>
              )}
            </>
          )}
          {isMarked && (
            <LinkButton href={workshopPresenceAddress(workshop.id)} variant="second" size="small" icon="users">
              {t(words.presence)}
            </LinkButton>
          )}
          {keeps && <WorkshopActions key={workshop.status} workshop={workshop} without={['publish']} />}
        </div>
      )}
      <div className="grid lg:grid-cols-[minmax(0,1fr)_22rem] gap-8 lg:gap-12 mt-6">
        <WorkshopView workshop={workshop} now={now} />
        <aside className="print:hidden">
          {!isOwnStaff && (
            <RegistrationCard
              workshop={workshop}
              organizations={organizations}
              answer={answerTo('register')}
              now={now}
              certificateAt={workshopCertificatePath(workshop.id)}
            />
          )}
        </aside>
      </div>
      {people ? (
        <Desk workshop={workshop} people={people} mayRegister={mayRegister} answer={answerTo('paper')} />
      ) : (
        <RegistrationBar workshop={workshop} organizations={organizations} now={now} />
      )}
    </>
  )
}
