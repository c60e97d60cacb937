import type { Draft, DraftName } from '#features/developer/draft.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { asIs } from '#kernel/jsonapi/names.ts'

const pathOf = (name: DraftName) => `/test/answers/drafts/${name}`
const draftIn = ({ meta }: { meta?: unknown }) => (meta as { draft: Draft }).draft

/** What this person has filled in so far in a form of several steps. */
export const fetchDraft = async (api: Client, name: DraftName): Promise<Draft> => draftIn(await api.request('GET', pathOf(name)))

/** Adds these values to it. */
export async function keepDraft(api: Client, name: DraftName, values: Readonly<Record<string, readonly string[]>>): Promise<Draft> {
  return draftIn(await api.request('PUT', pathOf(name), { values: asIs(values) }))
}

/** Sends the file that was posted with the page's form. */
export async function keepFile(api: Client, name: DraftName): Promise<void> {
  await api.file!.post(`${pathOf(name)}/file`)
}

export const dropDraft = async (api: Client, name: DraftName): Promise<void> => void (await api.request('DELETE', pathOf(name)))

/** Ends the draft: what was in it is what was sent. */
export const sendDraft = async (api: Client, name: DraftName): Promise<void> => void (await api.request('POST', `${pathOf(name)}/sent`))

/** What was sent last; null when nothing was. */
export const fetchSent = async (api: Client, name: DraftName): Promise<Draft | null> =>
  ((await api.request('GET', `${pathOf(name)}/sent`)).meta as { draft: Draft | null }).draft
