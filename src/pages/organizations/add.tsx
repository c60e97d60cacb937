import { type FocusEvent } from 'react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useFetcher, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { FormSection, SectionRail } from '#design/form/form-section.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { fetchLikeness } from '#features/organizations/likeness/fetch-likeness.ts'
import { formWords as words } from '#features/organizations/editor/form-messages.ts'
import type { LikenessAsked } from '#features/organizations/likeness/likeness.ts'
import { addForm, addSections } from '#features/organizations/editor/web/add-form.ts'
import { LikeHints } from '#features/organizations/editor/web/like-hints.tsx'
import { organizationForm } from '#features/organizations/editor/web/organization-form.ts'
import { type ImportOutcome, importAction, loadImport } from '#features/imports/screen/web/load-import.ts'
import { visitContext } from '#shell/context.ts'

const ImportScreen = lazyPart(() => import('#features/imports/screen/web/import-screen.tsx').then((file) => file.ImportScreen))
const isImport = (request: Request) => new URL(request.url).searchParams.get('way') === 'import'

/** Also answers, while somebody types, whether the organization exists already. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const shown = isImport(request) ? await loadImport(context.get(apiContext), request.url, 'organizations', context.get(visitContext).shell.locale) : null
  return { shown, likes: asked.has('naam') ? await fetchLikeness(context.get(apiContext), typedIn(asked)) : [] }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale },
  } = context.get(visitContext)
  const { organizations } = context.get(apiContext)
  if (isImport(request)) return await importAction(context.get(apiContext), await request.formData(), 'organizations')
  const outcome = await submitForm({ form: addForm, data: await request.formData(), locale, send: async (body) => await organizations.create(body) })
  if (outcome.refused) return data<FormAnswer>(outcome.refused, outcome.refused.status)
  const { id, name } = outcome.sent
  return redirect(`/organizations/${id}`, { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, words.added, { name })) } })
}

/** Fields that identify an existing organization, with their query parameters. */
const watched = { name: 'naam', kvkNumber: 'kvk', 'address.postcode': 'postcode', 'address.houseNumber': 'huisnummer' }

function typedIn(asked: URLSearchParams): LikenessAsked {
  const typed = (name: keyof typeof watched) => cutText(asked.get(watched[name]) ?? '', 200)
  return { name: typed('name'), kvkNumber: typed('kvkNumber'), postcode: typed('address.postcode'), houseNumber: typed('address.houseNumber') }
}

/** One organization by a form, or many from a list. */
export default function AddOrganization() {
  const { shown } = useLoaderData<typeof loader>()
  const outcome = useAnswer() as ImportOutcome | undefined
  return shown ? <ImportScreen shown={shown} outcome={outcome} /> : <AddOne />
}

function AddOne() {
  const t = useT()
  const answer = useAnswer() as FormAnswer | undefined
  const hints = useFetcher<typeof loader>()
  const look = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || !(target.name in watched)) return
    const typed = Object.entries(watched).map(([name, short]) => [short, currentTarget.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ''])
    void hints.load(`/organizations/add?${new URLSearchParams(typed)}`)
  }
  return (
    <>
      <PageHead title={t(words.addTitle)} text={t(words.addText)} crumbs={[{ href: '/organizations', label: t(words.organizations) }]} current={t(words.add)} />
      <div className="form-columns mt-8">
        <SectionRail label={t(words.parts)} sections={addSections.map(({ id, title }) => ({ id, title: t(title) }))} />
        <div className="min-w-0" onBlur={look}>
          <DeclaredForm
            form={addForm}
            values={{ organizationType: ['Organization'] }}
            answer={answer}
            asks
            submit={t(words.addSubmit)}
            beside={
              <LinkButton variant="quiet" size="large" href="/organizations">
                {t(words.stop)}
              </LinkButton>
            }
          >
            {addSections.map(({ id, title, text, names }) => (
              <FormSection key={id} id={id} title={t(title)} text={text && t(text)}>
                <FormFields of={organizationForm} names={names} />
              </FormSection>
            ))}
          </DeclaredForm>
        </div>
        <LikeHints likes={hints.data?.likes ?? []} />
      </div>
    </>
  )
}
