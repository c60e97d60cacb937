import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { messages as formMessages } from '#design/form/messages.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { footerWords as words } from '#features/settings/profile/footer-messages.ts'
import { contactFormFor } from '#features/settings/profile/profile-forms.ts'
import { type SettingsAnswer, SettingsForm } from '#features/settings/profile/web/settings-form.tsx'
import { SettingsFrame } from '#features/settings/profile/web/settings-frame.tsx'
import { UploadField } from '#features/uploads/web/upload-field.tsx'
import { loadCard, saveCard } from './card.ts'

const card = { formFor: contactFormFor, picture: 'contactPhoto' } as const

export const loader = async (asked: LoaderFunctionArgs) => await loadCard(card, asked)
export const action = async (asked: ActionFunctionArgs) => await saveCard(card, asked)

/** The person whom visitors call or mail. */
export default function ContactPerson() {
  const t = useT()
  const { isBilingual, mayChange, version, values, picture } = useLoaderData<typeof loader>()
  const form = contactFormFor(isBilingual)
  const answer = useAnswer() as SettingsAnswer
  return (
    <SettingsFrame current="contact" text={t(words.contactText)}>
      <SettingsForm {...{ form, mayChange, version, values, answer }} pictureLabels={{ contactPhoto: words.photo }}>
        <FormFields of={form} />
        <div className="mt-6">
          <UploadField
            name="contactPhoto"
            purpose="contact_photo"
            value={picture}
            label={t(words.photo)}
            hint={t(words.photoHint)}
            optional={t(formMessages.notNeeded)}
          />
        </div>
      </SettingsForm>
    </SettingsFrame>
  )
}
