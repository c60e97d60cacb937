import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { type ImportOutcome, importAction, loadImport } from '#features/imports/screen/web/load-import.ts'
import { messages } from '#features/users/model/messages.ts'
import { formWords as words } from '#features/users/person/form-messages.ts'
import { staffWords } from '#features/users/person/staff-messages.ts'
import { inviteFormFor, rolesToGive } from '#features/users/roles/web/role-form.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerAdmins } from '#kernel/access/role-sets.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import { visitContext } from '#shell/context.ts'
import { choosableOrganizations, faultOfOrganization, organizationIn } from './choosable-organizations.ts'
import { RoleFields } from './role-fields.tsx'

const ImportScreen = lazyPart(() => import('#features/imports/screen/web/import-screen.tsx').then((file) => file.ImportScreen))
const isImport = (request: Request) => new URL(request.url).searchParams.get('way') === 'import'

/** `?email=` comes from the mail that tells who asked for access (domain §5.8). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { person: viewer, center, languages, locale } = context.get(visitContext).shell
  // Only the center's admins may import people (domain §4).
  if (isImport(request) && !hasRole(viewer!, centerAdmins)) throw data({ code: 'forbidden' }, { status: 403 })
  const shown = isImport(request) ? await loadImport(context.get(apiContext), request.url, 'users', locale) : null
  const email = cutText(new URL(request.url).searchParams.get('email'), 254) ?? ''
  return { shown, email, gives: rolesToGive(viewer!), organizations: choosableOrganizations(viewer!), centerName: center.name, languages }
}

type Invited = { id: string; isNew: boolean; email: string; name: string; role: string }

export async function action({ context, request }: ActionFunctionArgs) {
  const { person: viewer, locale } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const sent = await request.formData()
  if (isImport(request)) return await importAction(api, sent, 'users')
  if (!sent.has('locale')) sent.set('locale', 'nl')
  const organizationId = await organizationIn(api, sent)
  const { refused, sent: invited } = await submitForm({
    form: inviteFormFor(rolesToGive(viewer!)),
    data: sent,
    locale,
    check: () => faultOfOrganization(organizationId, locale),
    send: async ({ firstName, lastName, email, locale: language, roleName }): Promise<Invited> => {
      const attributes = { firstName, lastName, email, locale: language, roleName, ...(organizationId && { organizationId }) }
      const { data: made } = await api.request('POST', 'users', { data: { type: 'user', attributes } })
      const { id, meta } = made as ResourceObject
      return { id, isNew: meta?.['created'] === true, email, name: firstName, role: say(locale, messages[roleName]).toLowerCase() }
    },
  })
  if (refused) return data<FormAnswer>(refused, refused.status)
  const said = invited.isNew ? say(locale, words.invited, invited) : say(locale, words.known, invited)
  const page = (await isSeen(api, invited.id)) ? `/users/${invited.id}` : '/users'
  return redirect(page, { status: 303, headers: { 'Set-Cookie': toastCookieHeader(said) } })
}

/** An organization does not see a person who has yet to accept its role. */
async function isSeen(api: Client, id: string): Promise<boolean> {
  return (await nullIfNotFound(api.users.get(id, { fields: { users: ['firstName'] } }))) !== null
}

/** One person by a form, or many from a list. */
export default function AddUser() {
  const { shown } = useLoaderData<typeof loader>()
  const outcome = useAnswer() as ImportOutcome | undefined
  return shown ? <ImportScreen shown={shown} outcome={outcome} /> : <InviteUser />
}

function InviteUser() {
  const t = useT()
  const { email, gives, organizations, centerName, languages } = useLoaderData<typeof loader>()
  const answer: FormAnswer | undefined = useAnswer() as FormAnswer | undefined
  const form = inviteFormFor(gives)
  return (
    <>
      <PageHead title={t(staffWords.add)} text={t(words.addText)} crumbs={[{ href: '/users', label: t(staffWords.users) }]} />
      <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,44rem)_minmax(0,24rem)]">
        <DeclaredForm
          form={form}
          values={{ locale: ['nl'], email: [email] }}
          answer={answer}
          submit={t(words.invite)}
          beside={
            <LinkButton href="/users" variant="quiet">
              {t(words.cancel)}
            </LinkButton>
          }
          asks
        >
          <div className="grid gap-6">
            <FormFields of={form} names={['firstName', 'lastName', 'email', ...(languages ? (['locale'] as const) : [])]} />
            <RoleFields form={form} organizations={organizations} />
          </div>
        </DeclaredForm>
        <InviteSteps centerName={centerName} />
      </div>
    </>
  )
}

/** Explains an invitation: the mail, its button, and what happens to people with an account. */
function InviteSteps({ centerName }: { centerName: string }) {
  const t = useT()
  return (
    <aside className="border-t-2 border-text pt-4 self-start" aria-labelledby="what-happens">
      <h2 id="what-happens" className="text-2xl">
        {t(words.whatHappens)}
      </h2>
      <ol className="mt-3 grid gap-3 list-decimal pl-5">
        <li>{t(words.mailSubject, { center: centerName })}</li>
        <li>{t(words.mailButton)}</li>
        <li>{t(words.mailKnown)}</li>
      </ol>
    </aside>
  )
}
