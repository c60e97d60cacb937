import { type ActionFunctionArgs, type LoaderFunctionArgs, type MiddlewareFunction, data, redirectDocument, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { agendaWords } from '#features/activities/feeds/agenda-words.ts'
import { fetchAgenda } from '#features/activities/feeds/fetch-agenda.ts'
import { AgendaSection } from '#features/activities/feeds/web/agenda-section.tsx'
import { fetchAbsences } from '#features/absence/fetch-absences.ts'
import { absenceWords } from '#features/absence/messages.ts'
import { AbsenceSection, saveAbsence } from '#features/absence/web/absence-section.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { sendMailAgain } from '#features/auth/mail-again/web/send-mail-again.ts'
import type { OwnAccount, OwnSession } from '#features/auth/own-account/web/own-account.ts'
import { deviceOf } from '#features/auth/sessions/web/device.ts'
import { choiceWords } from '#features/notifications/choices/choice-words.ts'
import { type ChosenEvent, chosenIn } from '#features/notifications/choices/choices.ts'
import { ChoicesForm } from '#features/notifications/choices/web/choices-form.tsx'
import { savedSearchWords } from '#features/saved-searches/messages.ts'
import { frequencies, maxSearches } from '#features/saved-searches/saved-search.ts'
import { SavedList } from '#features/saved-searches/web/saved-list.tsx'
import { EditProfile } from '#features/users/profile/web/edit-tabs.tsx'
import { words } from '#features/users/profile/web/profile-words.ts'
import { Section } from '#features/users/profile/web/section.tsx'
import { writeCookie } from '#kernel/http/cookie.ts'
import { dayOf } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { asIs } from '#kernel/jsonapi/names.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { cardWords } from '#features/pool/card/card-words.ts'
import { cardAddress } from '#features/pool/model/addresses.ts'
import { visitContext } from '#shell/context.ts'
import { deleteAccount } from './delete-account.ts'
import { DeleteForm } from './delete-form.tsx'
import type { Outcome } from './outcome.ts'
import { SessionsList } from './sessions-list.tsx'

/** `?download` answers with the file instead of the page, so that it works without script. */
const downloadData: MiddlewareFunction<Response> = async ({ request, context }) => {
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.searchParams.has('download') || url.pathname.endsWith('.data')) return
  try {
    const { meta } = await context.get(apiContext).request('GET', 'current_user/data')
    const { madeAt } = meta as { madeAt: string }
    return new Response(JSON.stringify(meta, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="mijn-gegevens-${dayOf(madeAt)}.json"`,
      },
    })
  } catch (error) {
    if (error instanceof ApiError) throw data({ code: error.code }, { status: error.status })
    throw error
  }
}

export const middleware: MiddlewareFunction<Response>[] = [downloadData]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const {
    shell: { person, languages, locale },
    pages,
    hasPage,
    may,
    flags,
  } = context.get(visitContext)
  const [{ meta }, chosen, sessions, searches, absences] = await Promise.all([
    api.request('GET', 'current_user/account'),
    api.request('GET', 'mail_choices'),
    api.readList<OwnSession>('sessions'),
    api.savedSearches.list({ page: { size: maxSearches } }),
    may('absences.create') ? fetchAbsences(api, locale) : null,
  ])
  const { needsPassword, session } = meta as OwnAccount
  const impersonated = session.kind === 'impersonation'
  return {
    languages,
    locale: person?.locale ?? locale,
    needsPassword,
    absences,
    users: pages.has('users'),
    hasPool: flags.volunteerProfiles,
    impersonated,
    // Whoever has the address reads the calendar, so nobody but its owner sees it.
    agenda: hasPage('/activiteitenkalender') && !impersonated ? await fetchAgenda(api) : null,
    events: (chosen.meta as { events: ChosenEvent[] }).events,
    searches: searches.items.map(({ id, query, frequency }) => ({ id, query: query ?? '', frequency })),
    sessions: sessions.items.map(({ id, kind, current, userAgent, lastUsedAt }) => ({ id, kind, current, device: deviceOf(userAgent), lastUsedAt })),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = context.get(visitContext)
  const api = context.get(apiContext)
  const form = await request.formData()
  const done = (saved: Outcome['saved']) => data<Outcome>({ saved })
  try {
    switch (form.get('intent')) {
      case 'language':
        return await saveLanguage(api, form)
      case 'notices':
        await saveChoices(api, form)
        return done('notices')
      case 'absence': {
        const refused = await saveAbsence(api, form, visit.shell.locale)
        return refused ? data<Outcome>({ absence: refused, fields: refused.faults.fields }, refused.status) : done('absence')
      }
      case 'absence-end':
        await api.absences.remove(String(form.get('absence') ?? ''))
        return done('absence-end')
      case 'absence-hand-over':
        await api.absences.callVerb(String(form.get('absence') ?? ''), 'handOver')
        return done('absence-hand-over')
      case 'password': {
        const { email } = await api.read<{ email: string }>('current_user')
        const trouble = await sendMailAgain(api, 'reset', email)
        return trouble ? data<Outcome>({ failed: { fields: {}, problem: trouble.text } }, trouble.status) : done('password')
      }
      case 'agenda':
        await api.request('PUT', 'agenda_tokens/renew')
        return done('agenda')
      case 'search-change': {
        const frequency = frequencies.find((one) => one === form.get('frequency')) ?? 'daily'
        await api.savedSearches.update(String(form.get('search') ?? ''), { frequency })
        return done('search')
      }
      case 'search-remove':
        await api.savedSearches.remove(String(form.get('search') ?? ''))
        return done('search')
      case 'end':
        await api.request('DELETE', `sessions/${encodeURIComponent(String(form.get('session') ?? ''))}`)
        return done('end')
      case 'end-others':
        await api.request('DELETE', 'sessions')
        return done('end-others')
      case 'delete':
        return await deleteAccount(api, visit, form)
      default:
        throw data({ code: 'bad_request' }, 400)
    }
  } catch (error) {
    if (!(error instanceof ApiError) || ![403, 404].includes(error.status) || error.message === 'wrong center') throw error
    // Ended already on another device, or an admin is impersonating the person.
    if (error.status === 404) return done('end')
    return data<Outcome>({ failed: { fields: {}, problem: say(visit.shell.locale, words.notNow) } }, 403)
  }
}

/** Saves the choices of this form; those for events of another center stay. */
async function saveChoices(api: Client, form: FormData): Promise<void> {
  const { meta } = await api.request('GET', 'current_user/account')
  const { events } = (await api.request('GET', 'mail_choices')).meta as { events: ChosenEvent[] }
  const chosen = chosenIn(events, (name) => form.get(name))
  await api.request('PATCH', 'current_user', { notification_prefs: asIs({ ...(meta as OwnAccount).notificationPrefs, ...chosen }) })
}

export default function Settings() {
  const t = useT()
  const { languages, locale, events, searches, sessions, needsPassword, impersonated, users, absences, agenda, hasPool } = useLoaderData<typeof loader>()
  const outcome = (useAnswer<typeof action>() ?? {}) as Outcome
  const said = (saved: Outcome['saved'], text: string) =>
    outcome.saved === saved && (
      <div className="mb-4">
        <Alert tone="success" live>
          <p>{text}</p>
        </Alert>
      </div>
    )
  return (
    <EditProfile title={t(words.settings)} current="settings" part={hasPool ? { href: cardAddress, label: t(cardWords.tab) } : null}>
      {outcome.failed && (
        <div className="mt-6">
          <Alert tone="danger" live>
            <p>{outcome.failed.problem}</p>
          </Alert>
        </div>
      )}
      {languages && (
        <Section id="language" title={t(words.language)} text={t(words.languageText)}>
          <LanguageForm locale={locale} />
        </Section>
      )}
      <Section id="notices" title={t(words.notices)} text={t(choiceWords.intro)}>
        {said('notices', t(words.saved))}
        <ChoicesForm events={events} />
      </Section>
      {absences && (
        <Section id="absence" title={t(absenceWords.title)} text={t(absenceWords.text)}>
          {said('absence', t(absenceWords.saved))}
          {said('absence-hand-over', t(absenceWords.handedOver))}
          {said('absence-end', t(absenceWords.isBack))}
          <AbsenceSection absences={absences} refused={outcome.absence} />
        </Section>
      )}
      {agenda && (
        <Section id="agenda" title={t(agendaWords.title)} text={t(agendaWords.text)}>
          {said('agenda', t(agendaWords.renewed))}
          <AgendaSection agenda={agenda} />
        </Section>
      )}
      <Section id="searches" title={t(savedSearchWords.list)} text={t(savedSearchWords.listText)}>
        {said('search', t(savedSearchWords.changed))}
        <SavedList searches={searches} />
      </Section>
      <Section id="password" title={t(words.password)} text={t(words.passwordText)}>
        {said('password', t(words.passwordSent))}
        <PostedForm intent="password" variant="second" large={false} className="" submit={t(words.passwordSend)} />
      </Section>
      <Section id="sessions" title={t(words.sessions)} text={t(words.sessionsText)}>
        {said('end', t(words.ended))}
        {said('end-others', t(words.endedOthers))}
        <SessionsList sessions={sessions} />
      </Section>
      <Section id="data" title={t(words.data)} text={t(words.dataText)}>
        {impersonated ? (
          <p>{t(words.notNow)}</p>
        ) : (
          <LinkButton variant="second" icon="download-simple" href="/profile-edit/settings?download" download>
            {t(words.download)}
          </LinkButton>
        )}
      </Section>
      <Section id="remove" title={t(words.remove)}>
        {impersonated ? (
          <p>{t(words.notNow)}</p>
        ) : (
          <DeleteForm needsPassword={needsPassword} users={users} faults={outcome.remove} lastAdminOf={outcome.lastAdminOf} />
        )}
      </Section>
    </EditProfile>
  )
}

/** Saves the language in the account, for mails, and in the cookie that pages read first (decisions 5); then reloads everything. */
async function saveLanguage(api: Pick<Client, 'request'>, form: FormData): Promise<Response> {
  const locale = form.get('locale') === 'en' ? 'en' : 'nl'
  await api.request('PATCH', 'current_user', { locale })
  return redirectDocument('/profile-edit/settings#language', {
    status: 303,
    headers: { 'Set-Cookie': writeCookie('locale', locale, { maxAge: 365 * 24 * 3600 }) },
  })
}

function LanguageForm({ locale }: { locale: 'nl' | 'en' }) {
  const t = useT()
  return (
    <PostedForm intent="language" variant="second" large={false} className="" submit={t(words.languageSave)}>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">{t(words.language)}</legend>
        <Radio name="locale" value="nl" label="Nederlands" lang="nl" defaultChecked={locale === 'nl'} />
        <Radio name="locale" value="en" label="English" lang="en" defaultChecked={locale === 'en'} />
      </fieldset>
    </PostedForm>
  )
}
