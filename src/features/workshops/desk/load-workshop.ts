import type { Client } from '#kernel/jsonapi/client/client.ts'

/** The workshop at the end of an address; null when there is none, or not for the reader. */
export async function fetchWorkshop(api: Client, address: string) {
  if (address.length > 200) return null
  const { items } = await api.workshops.list({ filter: { address }, include: ['image'], page: { size: 2 } })
  return items[0] ?? null
}

/** Most people of a desk that one page shows. */
const pageOfPeople = 100
const mostPages = 10

/** Who registered, in the order of the line; what the reader may see of it. */
export async function fetchPeople(api: Client, workshopId: string) {
  const people = []
  for (let number = 1; number <= mostPages; number++) {
    const page = await api.workshopRegistrations.list({ filter: { workshopIdEq: workshopId }, sort: 'waitlistedAt', page: { number, size: pageOfPeople } })
    people.push(...page.items)
    if (people.length >= page.total) break
  }
  return people
}

export type ShownWorkshop = NonNullable<Awaited<ReturnType<typeof fetchWorkshop>>>
export type DeskPerson = Awaited<ReturnType<typeof fetchPeople>>[number]
