import type { Faults } from '#kernel/fields/form.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { absenceWords as words } from '#features/absence/messages.ts'

export type AbsenceRefused = { typed: Readonly<Record<string, string>>; faults: Faults; status: number }

const names = ['startsOn', 'backOn', 'substitute'] as const

/** Says when one is away; null where that was taken. */
export async function saveAbsence(api: Client, form: FormData, locale: Locale): Promise<AbsenceRefused | null> {
  const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '').slice(0, 64)])) as Record<(typeof names)[number], string>
  try {
    await api.absences.create({ startsOn: typed.startsOn, backOn: typed.backOn }, { related: { substitute: typed.substitute || null } })
    return null
  } catch (error) {
    // What is no id names nobody.
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
