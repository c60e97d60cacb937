import { useT } from '#kernel/i18n/web/provider.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { choiceOfAll, choices, type ChosenEvent } from '#features/notifications/choices/choices.ts'
import { choiceWords as words } from '#features/notifications/choices/choice-words.ts'
import { words as profile } from '#features/users/profile/web/profile-words.ts'

/** How often to be mailed: one choice for everything, and folded below it one for each event. */
export function ChoicesForm({ events }: { events: readonly ChosenEvent[] }) {
  const t = useT()
  const options = choices.map((value) => ({ value, label: t(words[value]) }))
  const all = choiceOfAll(events)
  return (
    <PostedForm intent="notices" variant="second" large={false} className="" submit={t(profile.noticesSave)}>
      <fieldset key={String(all)}>
        <legend className="font-semibold">{t(words.howOften)}</legend>
        <div className="mt-2 grid">
          {choices.map((value) => (
            <Radio
              key={value}
              name="all"
              value={value}
              label={t(value === 'off' ? words.quiet : words[value])}
              {...(value === 'off' && { note: t(words.quietText) })}
              defaultChecked={all === value}
            />
          ))}
          {all === null && <Radio name="all" value="each" label={t(words.differs)} defaultChecked />}
        </div>
      </fieldset>
      <details>
        <summary className="link">{t(words.choosePerKind, { n: events.length })}</summary>
        <div className="mt-4 space-y-6">
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
        </div>
      </details>
      <p className="text-text-soft">{t(words.always)}</p>
    </PostedForm>
  )
}
