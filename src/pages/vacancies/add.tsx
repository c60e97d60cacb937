import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { Button } from '#design/button/button.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { FormFaults } from '#design/form/form-faults.tsx'
import { FormContext, FormFields } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { PostForm } from '#design/form/post-form.tsx'
import { pickFields } from '#design/form/define-form.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { chosenOrganization, organizationsToWriteFor, withTyped } from '#features/organizations/choice/organizations-to-write-for.ts'
import { ForWhomField } from '#features/organizations/choice/web/for-whom-field.tsx'
import { type ImportOutcome, importAction, loadImport } from '#features/imports/screen/web/load-import.ts'
import { addWords as words } from '#features/vacancies/begin/add-words.ts'
import { BeginWith, draftOf } from '#features/vacancies/begin/web/begin-with.tsx'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { visitContext } from '#shell/context.ts'

const ImportScreen = lazyPart(() => import('#features/imports/screen/web/import-screen.tsx').then((file) => file.ImportScreen))
const isImport = (request: Request) => new URL(request.url).searchParams.get('way') === 'import'

const form = pickFields(editorForm, ['title'])

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { shell, may } = context.get(visitContext)
  if (isImport(request)) {
    // Lists are for those who run the center (domain §4).
    if (!may('imports.create')) throw data({ code: 'forbidden' }, { status: 403 })
    return { shown: await loadImport(context.get(apiContext), request.url, 'vacancies', shell.locale) }
  }
  const organizations = organizationsToWriteFor(shell.person!)
  const { items } = await context.get(apiContext).vacancies.list({
    filter: organizations === 'all' && shell.view === 'center' ? {} : { mine: true },
    sort: '-updatedAt',
    page: { size: 12 },
    include: ['organization'],
    fields: { vacancies: ['title', 'themes', 'tile'], organizations: ['name'] },
  })
  const earlier = items.map(({ id, title, themes, tile, organization }) => ({ id, title, theme: tile ?? themes[0] ?? null, by: organization?.name ?? null }))
  // Links in mails name the organization.
  return { shown: null, organizations, selected: new URL(request.url).searchParams.get('for') ?? shell.organizationId, earlier }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { shell } = context.get(visitContext)
  const { locale } = shell
  const api = context.get(apiContext)
  const sent = await request.formData()
  if (isImport(request)) return await importAction(api, sent, 'vacancies')
  const copied = sent.get('copy')
  if (typeof copied === 'string') return redirect(`/vacancies/${(await api.vacancies.callVerb(cutText(copied, 40), 'duplicate')).id}/edit`, 303)

  const chosen = await chosenOrganization(api, sent)
  const draft = draftOf(sent.get('template'))
  if (draft) sent.set('title', draft.title)
  const outcome = await submitForm({
    form,
    data: sent,
    locale,
    check: (): Record<string, string> => (chosen.id === '' ? { organizationId: say(locale, words.forWhomMissing) } : {}),
    send: async ({ title }) => await api.vacancies.create({ ...draft, title }, { related: { organization: chosen.id } }),
  })
  if (outcome.refused) return data<FormAnswer>(withTyped(outcome.refused, chosen), outcome.refused.status)
  return redirect(`/vacancies/${outcome.sent.id}/edit`, 303)
}

/** One vacancy by a form, or many from a list. */
export default function AddVacancy() {
  const loaded = useLoaderData<typeof loader>()
  const outcome = useAnswer() as ImportOutcome | undefined
  return loaded.shown ? <ImportScreen shown={loaded.shown} outcome={outcome} /> : <AddOne {...loaded} />
}

type Begin = Exclude<Awaited<ReturnType<typeof loader>>, { shown: object }>

function AddOne({ organizations, selected, earlier }: Begin) {
  const t = useT()
  const answer = useAnswer() as FormAnswer | undefined
  const faults = answer?.faults.fields ?? {}
  return (
    <>
      <div className="mb-8">
        <PageHead title={t(words.title)} text={t(words.text)} crumbs={[{ href: '/vacancies', label: t(words.vacancies) }]} />
      </div>
      <AnswerContext value={answer}>
        <FormContext value={{ form, values: answer?.typed ?? {}, faults }}>
          <FormFaults faults={answer?.faults} className="mb-8 empty:hidden" />
          <PostForm keeps={{ offline: t(formMessages.offline), refused: answer !== undefined }}>
            {(sending) => (
              <div className="grid gap-10">
                <ForWhomField organizations={organizations} selected={selected} label={t(words.forWhom)} answer={answer} />
                <section aria-labelledby="leeg">
                  <h2 id="leeg" className="text-2xl mb-4">
                    {t(words.empty)}
                  </h2>
                  <div className="grid gap-3 sm:grid-cols-[minmax(0,36rem)_max-content] items-end">
                    <FormFields of={form} names={['title']} />
                    <Button type="submit" busy={sending && t(formMessages.busy)}>
                      {t(words.begin)}
                    </Button>
                  </div>
                </section>
                <BeginWith earlier={earlier} />
              </div>
            )}
          </PostForm>
        </FormContext>
      </AnswerContext>
    </>
  )
}
