import type { Typed } from '#kernel/fields/form.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { type AddName, addSteps } from '#features/one-on-one/add/add-steps.ts'

/** What the form asks that is no attribute of a request. */
const derived = ['forWhom', 'consentHow', 'consentOn', 'consent'] as const satisfies readonly AddName[]
const fields = addSteps.flat().filter((name): name is Exclude<AddName, (typeof derived)[number]> => !(derived as readonly string[]).includes(name))

/** One's own request as the form shows it; null when it is somebody else's, or the center has looked at it already. */
export async function fetchTyped(api: Client, id: string): Promise<Typed | null> {
  const { items } = await api.helpRequests.list({
    filter: { mine: true, id } as { mine: true },
    fields: { help_requests: ['status', ...fields] },
    page: { size: 1 },
  })
  const [own] = items
  if (!own || !own.meta.permissions.includes('update') || (own.status !== 'pending' && own.status !== 'draft')) return null
  const typed = fields.map((name): [AddName, string[]] => {
    const value: unknown = own[name]
    return [name, Array.isArray(value) ? value.map(String) : value === null || value === undefined ? [] : [String(value)]]
  })
  return { ...Object.fromEntries(typed), forWhom: [own.relation === null ? 'me' : 'other'], consent: ['yes'] }
}
