import { asIs } from '#kernel/jsonapi/names.ts'
import type { Typed } from '#kernel/fields/form.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { draftTokenIn } from './sign-up-cookies.ts'

export type SignUpDraft = { words: Typed; sendKey: string; isSent: boolean }
type Api = Pick<Client, 'request'>

/** The draft of this browser; null if there is none, or not any more. */
export async function fetchDraft(api: Api, request: Request): Promise<SignUpDraft | null> {
  const token = draftTokenIn(request)
  if (!token) return null
  const kept = await nullIfNotFound(api.request('GET', 'organization_drafts/current', undefined, { 'draft-token': token }))
  return kept && (kept.meta as { draft: SignUpDraft }).draft
}

/** Adds a step to the draft. @returns the token to keep in the browser */
export async function keepDraft(api: Api, request: Request, words: Typed): Promise<string> {
  const token = draftTokenIn(request)
  const attributes = { words: asIs(words), ...(token && { draft_token: token }) }
  const { meta } = await api.request('POST', 'organization_drafts', { data: { type: 'organization_drafts', attributes } })
  return (meta as { draftToken: string }).draftToken
}

/** Deletes the draft after submitting, or to start over. */
export async function forgetDraft(api: Api, request: Request): Promise<void> {
  const token = draftTokenIn(request)
  if (token) await api.request('DELETE', 'organization_drafts/current', undefined, { 'draft-token': token })
}
