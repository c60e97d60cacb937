import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Candidate } from './candidate.ts'

/** The people who fit a request, and those who were brought together about it. */
export async function fetchCandidates(api: Client, requestId: string) {
  const [{ meta }, { items }] = await Promise.all([
    api.request('GET', `help_requests/${encodeURIComponent(requestId)}/candidates`),
    api.helpMatches.list({ filter: { request: requestId }, fields: { help_matches: ['askerFirstName', 'helperFirstName', 'status'] }, page: { size: 20 } }),
  ])
  return { candidates: (meta as { candidates: Candidate[] }).candidates, matches: items }
}
export type CandidatesOfDesk = Awaited<ReturnType<typeof fetchCandidates>>
