import { useT } from '#kernel/i18n/web/provider.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { words } from '#features/users/profile/web/profile-words.ts'

export function LanguageForm({ locale }: { locale: 'nl' | 'en' }) {
  const t = useT()
  return (
    <PostedForm intent="language" variant="second" large={false} className="" submit={t(words.languageSave)}>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">{t(words.language)}</legend>
        <Radio name="locale" value="nl" label="Nederlands" lang="nl" defaultChecked={locale === 'nl'} />
        <Radio name="locale" value="en" label="English" lang="en" defaultChecked={locale === 'en'} />
      </fieldset>
    </PostedForm>
  )
}
