import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { typedOf } from '#kernel/fields/read-form.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { FormSection, SectionRail } from '#design/form/form-section.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { formWords as words } from '#features/organizations/editor/form-messages.ts'
import { editFormFor, editSectionsFor } from '#features/organizations/editor/web/edit-form.ts'
import { EditPreview } from '#features/organizations/editor/web/edit-preview.tsx'
import { organizationForm } from '#features/organizations/editor/web/organization-form.ts'
import { withPictures } from '#features/uploads/fetch-pictures.ts'
import { UploadField } from '#features/uploads/web/upload-field.tsx'
import { visitContext } from '#shell/context.ts'

const include = ['address', 'profile', 'logo', 'cover'] as const
const pictures = ['logo', 'cover'] as const

export async function loader({ context, params }: LoaderFunctionArgs) {
  const organization = await context.get(apiContext).organizations.get(params.id!, { include })
  const { permissions, version } = organization.meta
  const editing = { permissions, hasCalendar: context.get(visitContext).flags.activities }
  if (!permissions.includes('update')) throw data({ code: 'forbidden' }, { status: 403 })
  const { id, name, summary, status, address, profile, logo, cover } = organization
  return {
    editing,
    version,
    values: { ...typedOf(editFormFor(editing), organization), logo: [logo?.id ?? ''], cover: [cover?.id ?? ''] },
    logo,
    cover,
    shown: { id, name, summary, city: address?.city ?? null, themes: profile?.themes ?? [], isPublic: status === 'approved' },
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const {
    flags,
    shell: { locale },
  } = context.get(visitContext)
  const api = context.get(apiContext)
  const { organizations } = api
  const id = params.id!
  const { permissions, version } = (await organizations.get(id)).meta
  const sent = await request.formData()
  const outcome = await changeByForm({
    form: editFormFor({ permissions, hasCalendar: flags.activities }),
    data: sent,
    locale,
    read: async () => await organizations.get(id, { include }),
    links: pictures,
    write: async (body, upon) => await organizations.update(id, body, upon),
  })
  if ('refused' in outcome) {
    const { refused } = outcome
    return data<FormAnswer>(await withPictures(api, refused, pictures), refused.status)
  }
  const isMerged = Number(sent.get('version')) !== version
  return redirect(`/organizations/${id}/edit`, {
    status: 303,
    headers: { 'set-cookie': toastCookieHeader(say(locale, isMerged ? words.savedBoth : words.saved)) },
  })
}

export const handle = { title: ({ shown }: { shown: { name: string } }) => shown.name }

export default function EditOrganization() {
  const t = useT()
  const { editing, version, values, logo, cover, shown } = useLoaderData<typeof loader>()
  const answer: FormAnswer | undefined = useAnswer<typeof action>()
  return (
    <>
      <PageHead title={t(words.editTitle, { name: shown.name })} crumbs={[{ href: `/organizations/${shown.id}`, label: shown.name }]} current={t(words.edit)} />
      <div className="form-columns mt-8">
        <SectionRail
          label={t(words.parts)}
          sections={[...editSectionsFor(editing), { id: 'beeld', title: words.sectionPictures }].map(({ id, title }) => ({ id, title: t(title) }))}
        />
        <DeclaredForm
          form={editFormFor(editing)}
          values={values}
          version={version}
          answer={answer}
          pictureLabels={{ logo: words.logo, cover: words.cover }}
          submit={t(words.save)}
          state={t(shown.isPublic ? words.visibleNow : words.notVisible)}
        >
          {editSectionsFor(editing).map(({ id, title, names }) => (
            <FormSection key={id} id={id} title={t(title)}>
              <FormFields of={organizationForm} names={names} />
            </FormSection>
          ))}
          <FormSection id="beeld" title={t(words.sectionPictures)}>
            <div className="space-y-6">
              <UploadField
                name="logo"
                purpose="organization_logo"
                value={logo}
                label={t(words.logo)}
                hint={t(words.logoHint)}
                optional={t(formMessages.notNeeded)}
              />
              <UploadField
                name="cover"
                purpose="organization_cover"
                value={cover}
                label={t(words.cover)}
                hint={t(words.coverHint)}
                optional={t(formMessages.notNeeded)}
              />
            </div>
          </FormSection>
        </DeclaredForm>
        <EditPreview {...shown} logo={logo} />
      </div>
    </>
  )
}
