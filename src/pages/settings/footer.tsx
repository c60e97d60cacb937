import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { readForm, typedOf } from '#kernel/fields/read-form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { FormFields } from '#design/form/form-fields.tsx'
import { fetchSettings } from '#features/settings/fetch-settings.ts'
import { footerWords as words } from '#features/settings/footer-messages.ts'
import { saveLinks, typedLinks, type TypedLink } from '#features/settings/footer-links-form.ts'
import type { FooterLink } from '#features/settings/footer-links.ts'
import { footerForm } from '#features/settings/profile-forms.ts'
import { saveProfile } from '#features/settings/save-profile.ts'
import { FooterLinksFields } from '#features/settings/web/footer-links-fields.tsx'
import { type SettingsAnswer, SettingsForm } from '#features/settings/web/settings-form.tsx'
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx'
import { visitContext } from '#shell/context.ts'

type Answer = SettingsAnswer & { links?: TypedLink[]; drawn?: readonly FooterLink[] | undefined }

export async function loader({ context }: LoaderFunctionArgs) {
  const { profile } = await fetchSettings(context.get(apiContext))
  const { may } = context.get(visitContext)
  return {
    mayChange: may('volunteer_center_profiles.update'),
    version: profile.meta.version,
    values: typedOf(footerForm, profile),
    links: profile.footerLinks ?? [],
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const sent = await request.formData()
  const links = typedLinks(sent)
  const kept = await saveLinks(api, sent, locale)
  if (kept.fault !== undefined) {
    const { typed, faults } = readForm(footerForm, sent, locale)
    return data({ typed, faults: { fields: { ...faults, footerLinks: kept.fault } }, links, drawn: kept.drawn }, 422)
  }
  const outcome = await saveProfile({ api, form: footerForm, data: sent, locale })
  if (outcome.refused) return data({ ...outcome.refused, links }, outcome.refused.status)
  return outcome.saved.undo ? outcome.saved : (kept.saved ?? outcome.saved)
}

/** What stands at the foot of every page. */
export default function Footer() {
  const t = useT()
  const { links, ...shown } = useLoaderData<typeof loader>()
  const answer = useActionData() as Answer | undefined
  const error = answer && 'faults' in answer ? answer.faults.fields['footerLinks'] : undefined
  return (
    <SettingsFrame current="footer" text={t(words.text)}>
      <SettingsForm form={footerForm} {...shown} answer={answer}>
        <FormFields of={footerForm} />
        <FooterLinksFields drawn={answer?.drawn ?? links} typed={answer?.links} error={error} />
      </SettingsForm>
    </SettingsFrame>
  )
}
