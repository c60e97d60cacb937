import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Agenda } from './agenda.ts'

/** The address of the signed-in person's own calendar. */
export async function fetchAgenda(api: Pick<Client, 'request'>): Promise<Agenda> {
  const { meta } = await api.request('GET', 'agenda_tokens')
  return (meta as { agenda: Agenda }).agenda
}
