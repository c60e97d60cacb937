import { useT } from '#kernel/i18n/web/provider.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { PostedForm } from '#features/auth/web/posted-form.tsx'
import { words } from '#features/users/web/profile-words.ts'

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

/** Which mails somebody wants; the names are those of notification_prefs. */
export function NoticesForm({ notices }: { notices: Readonly<Record<string, boolean>> }) {
  const t = useT()
  const labels: Record<string, string> = { applications: t(words.noticeApplications), messages: t(words.noticeMessages) }
  return (
    <PostedForm intent="notices" variant="second" large={false} className="" submit={t(words.noticesSave)}>
      <fieldset className="grid justify-items-start">
        <legend className="sr-only">{t(words.notices)}</legend>
        {Object.entries(notices).map(([group, wanted]) => (
          <Checkbox key={group} name={group} label={labels[group] ?? group} defaultChecked={wanted} />
        ))}
      </fieldset>
    </PostedForm>
  )
}
