import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { leafOf } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { workshopCertificatePath } from '#features/badges/model/addresses.ts'
import { workshopPath, workshopPresenceAddress, workshopsAddress } from '#features/workshops/model/address.ts'
import { presenceStates } from '#features/workshops/model/codes.ts'
import { fetchPresence } from '#features/workshops/presence/fetch-presence.ts'
import { addWalkIn, walkInForm } from '#features/workshops/presence/walk-in.ts'
import { presenceWords as words } from '#features/workshops/presence/presence-words.ts'
import { PresenceList } from '#features/workshops/presence/web/presence-list.tsx'
import { visitContext } from '#shell/context.ts'
import '#features/workshops/presence/web/presence.css'

/** A session can be marked from an hour before it begins. */
const early = 60 * 60_000

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const found = await fetchPresence(context.get(apiContext), params.id!)
  const visit = context.get(visitContext)
  // Who takes part sees nobody else: this page is for the trainer and the staff.
  if (!found || !(found.workshop.isTrainer || visit.may('workshops.update'))) throw data({ code: 'not_found' }, 404)
  const now = Date.now()
  const asked = new URL(request.url).searchParams.get('session')
  const begun = found.sessions.filter(({ startsAt }) => Date.parse(startsAt) - early <= now)
  const session = found.sessions.find(({ id }) => id === asked) ?? begun.at(-1) ?? found.sessions[0] ?? null
  const isStaff = visit.may('workshops.update')
  const isOver = found.sessions.every(({ endsAt }) => Date.parse(endsAt) <= now)
  return {
    ...found,
    session,
    isStaff,
    addsPeople: !isOver && visit.may('workshop_registrations.promote'),
    isOver,
    isOpen: session !== null && begun.includes(session),
  }
}

/** Somebody who is not on the list; without script also what was chosen for each person. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const sent = await request.formData()
  const intent = String(sent.get('intent') ?? '')
  const [, walkIn] = /^walk-in-([\w-]{1,40})$/.exec(intent) ?? []
  if (walkIn) {
    const found = await fetchPresence(api, params.id!)
    if (!found) throw data({ code: 'not_found' }, 404)
    const { locale } = context.get(visitContext).shell
    const outcome = await addWalkIn({ api, workshopId: found.workshop.id, session: walkIn, data: sent, locale })
    if (outcome.refused) return data<FormAnswer>(outcome.refused, outcome.refused.status)
    return redirect(`${workshopPresenceAddress(found.workshop.id)}?session=${walkIn}`, {
      status: 303,
      headers: { 'set-cookie': toastCookieHeader(outcome.done) },
    })
  }
  const session = intent
  for (const [name, state] of sent) {
    const [, id] = /^mark-([\w-]{1,40})$/.exec(name) ?? []
    const chosen = presenceStates.find((one) => one === state)
    if (!id || !chosen) continue
    try {
      await api.workshopRegistrations.callVerb(id, 'presence', { session, state: chosen })
    } catch (error) {
      // Somebody who cancelled in the meantime is no longer on the list.
      if (!(error instanceof ApiError) || error.status >= 500) throw error
    }
  }
  return redirect(`${workshopPresenceAddress(encodeURIComponent(params.id!))}?session=${encodeURIComponent(session)}`)
}

/** ‘do 26 nov.’, so that a phone shows several. */
function dayInTab(locale: Locale, startsAt: string): string {
  const { weekday, day, month } = leafOf(locale, startsAt)
  return `${weekday} ${day} ${month}`
}

export default function Presence() {
  const t = useT()
  const locale = useLocale()
  const { workshop, sessions, rows, session, isOpen, isStaff, addsPeople, isOver } = useLoaderData<typeof loader>()
  const answer = useAnswer() as FormAnswer | undefined
  const path = workshopPath(workshop)
  return (
    <>
      <PageHead
        title={t(words.title)}
        crumbs={[
          { href: workshopsAddress, label: t(words.workshops) },
          { href: path, label: workshop.title },
        ]}
      />
      <div className="mt-6">
        <Tabs
          label={t(words.sessions)}
          tabs={sessions.map(({ id, startsAt }) => ({
            href: `${path}/presence?session=${id}`,
            label: dayInTab(locale, startsAt),
            current: id === session?.id,
          }))}
        />
      </div>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section>
          {rows.length === 0 ? (
            <p>{t(words.nobody)}</p>
          ) : session && isOpen ? (
            <PresenceList
              key={session.id}
              session={session.id}
              rows={rows}
              {...(isStaff &&
                workshop.hasCertificate && { certificateAt: (registration: string) => `${workshopCertificatePath(workshop.id)}?registration=${registration}` })}
            />
          ) : (
            <p>{t(words.notYet)}</p>
          )}
        </section>
        <aside>
          {session && isOpen && !isOver && (
            <section className="mb-8">
              <h2 className="text-2xl">{t(words.walkIn)}</h2>
              <p className="mt-1 mb-4">{t(addsPeople ? words.walkInText : words.walkInAsk)}</p>
              {addsPeople && (
                <DeclaredForm key={rows.length} form={walkInForm} intent={`walk-in-${session.id}`} answer={answer} submit={t(words.walkInAdd)} asks={false}>
                  <FormFields of={walkInForm} />
                </DeclaredForm>
              )}
            </section>
          )}
          <h2 className="text-2xl">{t(words.after)}</h2>
          <ul className="mt-3 space-y-3">
            {workshop.hasCertificate && (
              <li className="flex gap-3">
                <Icon name="seal-check-fill" /> <span>{t(words.getsCertificate)}</span>
              </li>
            )}
            <li className="flex gap-3">
              <Icon name="arrow-counter-clockwise" /> <span>{t(words.slip)}</span>
            </li>
          </ul>
        </aside>
      </div>
    </>
  )
}
