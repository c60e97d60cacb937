import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { footerWords as words } from '#features/settings/profile/footer-messages.ts'
import { footerFormFor } from '#features/settings/profile/profile-forms.ts'
import { type SettingsAnswer, SettingsForm } from '#features/settings/profile/web/settings-form.tsx'
import { SettingsFrame } from '#features/settings/profile/web/settings-frame.tsx'
import { loadCard, saveCard } from './card.ts'

const card = { formFor: footerFormFor }

export const loader = async (asked: LoaderFunctionArgs) => await loadCard(card, asked)
export const action = async (asked: ActionFunctionArgs) => await saveCard(card, asked)

/** The text at the bottom of every page; its links are a menu (ADR 0042). */
export default function Footer() {
  const t = useT()
  const { isBilingual, mayChange, version, values } = useLoaderData<typeof loader>()
  const form = footerFormFor(isBilingual)
  const answer = useAnswer() as SettingsAnswer
  return (
    <SettingsFrame current="footer" text={t(words.text)}>
      <SettingsForm {...{ form, mayChange, version, values, answer }}>
        <FormFields of={form} />
      </SettingsForm>
      <p className="mt-10 mb-3 text-text-soft">{t(words.menuText)}</p>
      <LinkButton href="/content/menu-items#footer" variant="second" icon="list">
        {t(words.toMenu)}
      </LinkButton>
    </SettingsFrame>
  )
}
