import type { Client } from '#kernel/jsonapi/client/client.ts'

type Center = { street: string | null; houseNumber: string | null; postcode: string | null; city: string | null }

/** The address of the center, line by line; empty where it has none. */
export async function fetchAddress(api: Client): Promise<string[]> {
  const { street, houseNumber, postcode, city } = await api.read<Center>('volunteer_centers/current')
  const lines = [street && [street, houseNumber].filter(Boolean).join(' '), [postcode, city].filter(Boolean).join(' ')]
  return lines.filter((line): line is string => Boolean(line))
}
