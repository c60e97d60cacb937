import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { HomeSite } from '#features/auth/access/web/wrong-center.tsx'
import type { Refusal } from '#shell/decide-access.ts'

/** Adds to the refusal of a wrong center the site where the account belongs, for the error page (domain §5.8). */
export async function refusalOf(refusal: Refusal, api: Pick<Client, 'request'>): Promise<Refusal & { home?: HomeSite }> {
  const home = refusal.code === 'wrong_center' ? await homeOf(api) : null
  return { ...refusal, ...(home && { home }) }
}

async function homeOf(api: Pick<Client, 'request'>): Promise<HomeSite | null> {
  const answer = await api.request('GET', 'sites').catch(() => null) // without the link the page is still useful
  const { home } = (answer?.meta ?? {}) as { home?: HomeSite }
  return home ? { name: home.name, origin: home.origin } : null
}
