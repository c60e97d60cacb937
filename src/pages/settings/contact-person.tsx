import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { typedOf } from '#kernel/fields/read-form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { FormFields } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { fetchSettings } from '#features/settings/fetch-settings.ts'
import { footerWords as words } from '#features/settings/footer-messages.ts'
import { contactFormFor } from '#features/settings/profile-forms.ts'
import { saveProfile } from '#features/settings/save-profile.ts'
import { type SettingsAnswer, SettingsForm } from '#features/settings/web/settings-form.tsx'
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx'
import { UploadField } from '#features/uploads/web/upload-field.tsx'
import { visitContext } from '#shell/context.ts'

const pictures = ['contactPhoto'] as const

export async function loader({ context }: LoaderFunctionArgs) {
  const { profile } = await fetchSettings(context.get(apiContext), pictures)
  const { may, flags } = context.get(visitContext)
  const isBilingual = flags.internationalisation
  return {
    isBilingual,
    mayChange: may('volunteer_center_profiles.update'),
    version: profile.meta.version,
    values: { ...typedOf(contactFormFor(isBilingual), profile), contactPhoto: [profile.contactPhoto?.id ?? ''] },
    photo: profile.contactPhoto,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { flags, shell } = context.get(visitContext)
  const { locale } = shell
  const outcome = await saveProfile({
    api: context.get(apiContext),
    form: contactFormFor(flags.internationalisation),
    data: await request.formData(),
    locale,
    links: pictures,
  })
  return outcome.refused ? data(outcome.refused, outcome.refused.status) : outcome.saved
}

/** Whom visitors call or mail. */
export default function ContactPerson() {
  const t = useT()
  const { isBilingual, photo, ...shown } = useLoaderData<typeof loader>()
  const form = contactFormFor(isBilingual)
  const answer = useActionData() as SettingsAnswer
  return (
    <SettingsFrame current="contact" text={t(words.contactText)}>
      <SettingsForm form={form} {...shown} answer={answer} pictureLabels={{ contactPhoto: words.photo }}>
        <FormFields of={form} />
        <div className="mt-6">
          <UploadField
            name="contactPhoto"
            purpose="contact_photo"
            value={photo}
            label={t(words.photo)}
            hint={t(words.photoHint)}
            optional={t(formMessages.notNeeded)}
          />
        </div>
      </SettingsForm>
    </SettingsFrame>
  )
}
