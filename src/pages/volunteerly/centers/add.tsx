import { useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, data, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields, useFormField } from '#design/form/form-fields.tsx'
import { FormSection } from '#design/form/form-section.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { addForm } from '#features/platform-centers/center-forms.ts'
import { addWords as words, centerWords } from '#features/platform-centers/messages.ts'
import { type AddedCenter, newSite } from '#features/platform-centers/platform-center.ts'
import { OnceLink } from '#features/platform-centers/web/once-link.tsx'
import type { PlatformSite } from '#features/tenancy/site.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { meta = {} } = await context.get(apiContext).request('GET', 'tenants')
  const sites = meta['sites'] as PlatformSite[]
  return {
    sites: sites.map(({ key, displayName, origin, centers: [first] }) => ({
      value: key,
      label: `${displayName ?? first?.name ?? key} (${new URL(origin).host})`,
    })),
  }
}

type Outcome = (FormAnswer & { added?: undefined }) | { added: AddedCenter }

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const { refused, sent } = await submitForm({
    form: addForm,
    data: await request.formData(),
    locale,
    // The server tells all faults at once, those of the form among them.
    send: async (body) => (await api.request('POST', 'platform_centers', body)).meta?.['added'] as AddedCenter,
  })
  if (refused) return data<Outcome>(refused, refused.status)
  return data<Outcome>({ added: sent })
}

/** A center with its first admin: on a new site, or on one that exists (decisions 64). */
export default function AddCenter() {
  const t = useT()
  const outcome = useAnswer() as Outcome | undefined
  const crumbs = [{ href: '/volunteerly/centers', label: t(centerWords.title) }]
  if (outcome?.added) {
    const { id, name, email, origin, link } = outcome.added
    return (
      <>
        <PageHead title={t(words.added, { name })} crumbs={crumbs} />
        <div className="mt-8 max-w-[44rem]">
          <Alert tone="success" live title={t(words.addedText, { email })}>
            <a className="link break-all" href={origin}>
              {origin}
            </a>
          </Alert>
          {link && <OnceLink link={link} />}
          <div className="mt-8">
            <LinkButton href={`/volunteerly/centers/${id}`}>{t(words.toCenter)}</LinkButton>
          </div>
        </div>
      </>
    )
  }
  return (
    <>
      <PageHead title={t(centerWords.add)} text={t(words.text)} crumbs={crumbs} />
      <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,44rem)_minmax(0,24rem)]">
        <DeclaredForm
          form={addForm}
          values={{ site: [newSite], kind: ['town_bank'], locale: ['nl'] }}
          answer={outcome}
          submit={t(centerWords.add)}
          beside={
            <LinkButton href="/volunteerly/centers" variant="quiet">
              {t(words.cancel)}
            </LinkButton>
          }
          asks
        >
          <div className="grid gap-10">
            <FormSection id="center" title={t(words.center)}>
              <FormFields of={addForm} names={['name', 'town']} />
            </FormSection>
            <FormSection id="where" title={t(words.where)}>
              <Place />
            </FormSection>
            <FormSection id="first-admin" title={t(words.firstAdmin)} text={t(words.firstAdminText)}>
              <FormFields of={addForm} names={['firstName', 'lastName', 'email', 'locale']} />
            </FormSection>
          </div>
        </DeclaredForm>
        <aside className="border-t-2 border-text pt-4 self-start" aria-labelledby="what-happens">
          <h2 id="what-happens" className="text-2xl">
            {t(words.whatHappens)}
          </h2>
          <ol className="mt-3 grid gap-3 list-decimal pl-5">
            <li>{t(words.stepSite)}</li>
            <li>{t(words.stepMail)}</li>
            <li>{t(words.stepFirst)}</li>
          </ol>
        </aside>
      </div>
    </>
  )
}

/** The site that the center joins; only a new one has a kind. */
function Place() {
  const t = useT()
  const { sites } = useLoaderData<typeof loader>()
  const { values, error } = useFormField('site')
  const [site, setSite] = useState(values[0] ?? newSite)
  return (
    <div className="grid gap-6">
      <SelectField
        name="site"
        label={t(words.site)}
        error={error}
        options={[{ value: newSite, label: t(words.newSite) }, ...sites]}
        defaultValue={site}
        onChange={({ currentTarget }) => setSite(currentTarget.value)}
      />
      {site === newSite && <FormFields of={addForm} names={['kind']} />}
      <FormFields of={addForm} names={['address']} />
    </div>
  )
}
