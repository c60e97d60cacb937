import { useEffect } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { showToast } from '#design/feedback/show-toast.ts'
import type { NoteIntent, NoteOutcome } from './note-action.ts'

type Fault = Extract<NoteOutcome, { typed: unknown }>

/** Submits a note without leaving the page: shows the confirmation, or the faults at their fields. */
export function useNote(
  intent: NoteIntent,
  sent: NoteOutcome | undefined,
): { fetcher: FetcherWithComponents<NoteOutcome>; fault: Fault | null; busy: boolean } {
  const fetcher = useFetcher<NoteOutcome>()
  const outcome = fetcher.state === 'submitting' ? undefined : (fetcher.data ?? sent)
  useEffect(() => {
    if (fetcher.data && 'done' in fetcher.data) showToast(fetcher.data.done, 'success')
  }, [fetcher.data])
  return { fetcher, fault: outcome && 'typed' in outcome && outcome.noted === intent ? outcome : null, busy: fetcher.state !== 'idle' }
}
