import { Alert } from '#design/feedback/alert.tsx'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Link } from '#design/link/link.tsx'
import type { Absences, OwnAbsence } from '#features/absence/fetch-absences.ts'
import { absenceWords as words } from '#features/absence/messages.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'

type Props = {
  absences: Absences
  /** What was typed, and its faults. */ refused?: { typed: Readonly<Record<string, string>>; faults: Faults } | undefined
}

/** The form for one's own absence, and the absences of colleagues. */
export function AbsenceSection({ absences: { own, meetings, others, people, today }, refused }: Props) {
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
      {own && meetings.length > 0 && <Meetings own={own} meetings={meetings} />}
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

/** The appointments that fall in the absence, and the button that gives them to the substitute. */
function Meetings({ own, meetings }: { own: OwnAbsence; meetings: Absences['meetings'] }) {
  const t = useT()
  const shared = meetings.some(({ mayHandOver }) => mayHandOver)
  return (
    <div className="mb-6">
      <Alert tone="warn" title={t(words.meetingsTitle, { n: meetings.length })}>
        <ul className="mt-1">
          {meetings.map(({ href, text }) => (
            <li key={href}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
        <p className="mt-2">{t(shared ? words.meetingsText : words.meetingsElsewhere, own)}</p>
        {shared && (
          <PostForm intent="absence-hand-over" className="mt-3">
            <input type="hidden" name="absence" value={own.id} />
            <Button variant="second">{t(words.handOver, own)}</Button>
          </PostForm>
        )}
      </Alert>
    </div>
  )
}

export type AbsenceRefused = { typed: Readonly<Record<string, string>>; faults: Faults; status: number }

const names = ['startsOn', 'backOn', 'substitute'] as const

/** Saves an absence; null when it was saved, else what was typed and its faults. */
export async function saveAbsence(api: Client, form: FormData, locale: Locale): Promise<AbsenceRefused | null> {
  const typed = Object.fromEntries(names.map((name) => [name, cutText(String(form.get(name) ?? ''), 64)])) as Record<(typeof names)[number], string>
  try {
    await api.absences.create({ startsOn: typed.startsOn, backOn: typed.backOn }, { related: { substitute: typed.substitute || null } })
    return null
  } catch (error) {
    // A substitute that does not exist, or an id of a wrong form.
    if (error instanceof ApiError && error.status === 404) return { typed, faults: { fields: { substitute: say(locale, words.whoMissing) } }, status: 422 }
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    const fields = Object.fromEntries(
      names.flatMap((name) => {
        const one = error.errors.find(({ meta, source }) => meta?.['attribute'] === name || source?.pointer?.endsWith(`/${name}`))
        return one ? [[name, one.detail ?? one.title]] : []
      }),
    )
    return { typed, faults: { fields, ...(Object.keys(fields).length === 0 && { problem: error.message }) }, status: 422 }
  }
}
