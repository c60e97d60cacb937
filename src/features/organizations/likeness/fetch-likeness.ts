import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Likeness, LikenessAsked, LikenessReason } from './likeness.ts'

/** Organizations of the center that may be duplicates of this one: a pending one by its id, or one that is being typed. */
export async function fetchLikeness(api: Pick<Client, 'readList'>, one: string | LikenessAsked): Promise<Likeness[]> {
  const [path, filter] = typeof one === 'string' ? [`organizations/${one}/duplicates`, {}] : ['organizations/duplicates', one]
  const { items } = await api.readList<Omit<Likeness, 'reasons'> & { meta: { reasons: LikenessReason[] } }>(path, {
    filter,
    fields: { organizations: ['name', 'status', 'statusSince', 'kvkNumber'] },
  })
  return items.map(({ id, name, status, statusSince, kvkNumber, meta: { reasons } }) => ({ id, name, status, statusSince, kvkNumber, reasons }))
}
