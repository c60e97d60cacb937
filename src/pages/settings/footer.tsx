import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { typedOf } from '#kernel/fields/read-form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { LinkButton } from '#design/button/link-button.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { fetchSettings } from '#features/settings/fetch-settings.ts'
import { footerWords as words } from '#features/settings/footer-messages.ts'
import { footerFormFor } from '#features/settings/profile-forms.ts'
import { saveProfile } from '#features/settings/save-profile.ts'
import { type SettingsAnswer, SettingsForm } from '#features/settings/web/settings-form.tsx'
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx'
import { visitContext } from '#shell/context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { profile } = await fetchSettings(context.get(apiContext))
  const { may, flags } = context.get(visitContext)
  const isBilingual = flags.internationalisation
  return {
    isBilingual,
    mayChange: may('volunteer_center_profiles.update'),
    version: profile.meta.version,
    values: typedOf(footerFormFor(isBilingual), profile),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { flags, shell } = context.get(visitContext)
  const { locale } = shell
  const outcome = await saveProfile({ api: context.get(apiContext), form: footerFormFor(flags.internationalisation), data: await request.formData(), locale })
  return outcome.refused ? data(outcome.refused, outcome.refused.status) : outcome.saved
}

/** What stands at the foot of every page; its links are a menu (ADR 0042). */
export default function Footer() {
  const t = useT()
  const { isBilingual, ...shown } = useLoaderData<typeof loader>()
  const form = footerFormFor(isBilingual)
  const answer = useActionData() as SettingsAnswer
  return (
    <SettingsFrame current="footer" text={t(words.text)}>
      <SettingsForm form={form} {...shown} answer={answer}>
        <FormFields of={form} />
      </SettingsForm>
      <p className="mt-10 mb-3 text-text-soft">{t(words.menuText)}</p>
      <LinkButton href="/content/menu-items#footer" variant="second" icon="list">
        {t(words.toMenu)}
      </LinkButton>
    </SettingsFrame>
  )
}
