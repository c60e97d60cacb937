import { useT } from '#kernel/i18n/web/provider.tsx'
import type { Faults } from '#kernel/fields/form.ts'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import type { Absences } from '#features/absence/fetch-absences.ts'
import { absenceWords as words } from '#features/absence/messages.ts'

type Props = {
  absences: Absences
  /** What was typed, and what is wrong with it. */ refused?: { typed: Readonly<Record<string, string>>; faults: Faults } | undefined
}

/** From when until when one is away, and who answers; and which colleagues are. */
export function AbsenceSection({ absences: { own, others, people, today }, refused }: Props) {
  const t = useT()
  const value = (name: 'startsOn' | 'backOn' | 'substitute') =>
    refused?.typed[name] ?? { startsOn: own?.startsOn ?? today, backOn: own?.backOn ?? '', substitute: own?.substituteId ?? '' }[name]
  return (
    <>
      {own && (
        <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="font-semibold">{own.said}</p>
          <PostForm intent="absence-end">
            <input type="hidden" name="absence" value={own.id} />
            <Button variant="second">{t(own.hasBegun ? words.back : words.notAfterAll)}</Button>
          </PostForm>
        </div>
      )}
      {people.length === 0 ? (
        <p>{t(words.nobody)}</p>
      ) : (
        <PostedForm
          key={own?.id ?? 'none'}
          intent="absence"
          variant="second"
          large={false}
          className=""
          faults={refused?.faults}
          submit={t(own ? words.change : words.save)}
        >
          <div className="flex flex-wrap gap-6">
            <DateField name="startsOn" label={t(words.startsOn)} defaultValue={value('startsOn')} error={refused?.faults.fields['startsOn']} required />
            <DateField name="backOn" label={t(words.backOn)} defaultValue={value('backOn')} error={refused?.faults.fields['backOn']} required />
          </div>
          <SelectField
            name="substitute"
            label={t(words.substitute)}
            empty={t(words.choose)}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={value('substitute')}
            error={refused?.faults.fields['substitute']}
            className="max-w-96"
            required
          />
        </PostedForm>
      )}
      {others.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">{t(words.others)}</h3>
          <ul className="mt-2">
            {others.map((one) => (
              <li key={one} className="py-2 border-t border-line">
                {one}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
