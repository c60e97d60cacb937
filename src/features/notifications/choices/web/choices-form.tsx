import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { choices, type ChosenEvent, overall, overallOf } from '#features/notifications/choices/choices.ts'
import { choiceWords as words } from '#features/notifications/choices/choice-words.ts'
import { words as profile } from '#features/users/profile/web/profile-words.ts'

const notes = { realtime: null, daily: words.dailyNote, weekly: words.weeklyNote, off: words.quietNote } as const

/** How often to be mailed, by one choice for everything; for each kind of event apart where somebody opens it. */
export function ChoicesForm({ events }: { events: readonly ChosenEvent[] }) {
  const t = useT()
  const center = useCenterName()
  const options = choices.map((value) => ({ value, label: t(words[value]) }))
  const chosen = overallOf(events)
  // Drawn anew when the choices have changed, for radios keep what was pressed.
  const drawn = events.map(({ choice }) => choice).join()
  return (
    <PostedForm key={drawn} intent="notices" variant="second" large={false} className="" submit={t(profile.noticesSave)}>
      <ChoiceGroup id={overall.name} legend={t(words.overall)}>
        {choices.map((value) => (
          <Radio
            key={value}
            name={overall.name}
            value={value}
            label={t(value === 'off' ? words.quiet : words[value])}
            note={notes[value] && t(notes[value])}
            defaultChecked={value === chosen}
          />
        ))}
        {chosen === null && <Radio name={overall.name} value={overall.differing} label={t(words.differing)} defaultChecked />}
      </ChoiceGroup>
      <details className="mt-2">
        <summary className="btn btn-quiet -ml-3">
          {t(words.byKind)}
          <Icon name="caret-down-bold" size={16} />
        </summary>
        <div className="mt-4 grid gap-8">
          {[...Map.groupBy(events, ({ side }) => side)].map(([side, those]) => (
            <fieldset key={side}>
              <legend className="font-semibold">{t(words[side], { center })}</legend>
              <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2">
                {those.map(({ key, name, choice }) => (
                  <SelectField key={key} name={key} label={name} options={options} defaultValue={choice} small />
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
