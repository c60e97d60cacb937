import { useT } from '#kernel/i18n/web/provider.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { choices, type ChosenEvent } from '#features/notifications/choices/choices.ts'
import { choiceWords as words } from '#features/notifications/choices/choice-words.ts'
import { words as profile } from '#features/users/profile/web/profile-words.ts'

/** How often to be mailed about each event. */
export function ChoicesForm({ events }: { events: readonly ChosenEvent[] }) {
  const t = useT()
  const options = choices.map((value) => ({ value, label: t(words[value]) }))
  return (
    <PostedForm intent="notices" variant="second" large={false} className="" submit={t(profile.noticesSave)}>
      {[...Map.groupBy(events, ({ side }) => side)].map(([side, those]) => (
        <fieldset key={side}>
          <legend className="font-semibold">{t(words[side])}</legend>
          <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {those.map(({ key, name, choice }) => (
              <SelectField key={`${key} ${choice}`} name={key} label={name} options={options} defaultValue={choice} small />
            ))}
          </div>
        </fieldset>
      ))}
      <p className="text-text-soft">{t(words.always)}</p>
    </PostedForm>
  )
}
