import { useEffect } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { showToast } from '#design/feedback/show-toast.ts'
import { offerUndo } from '#features/lists/web/undo-offer.ts'
import type { VerbOutcome } from './verb-action.ts'

type Steps = { fetcher: FetcherWithComponents<VerbOutcome>; /** What was wrong with the last one. */ fault: Extract<VerbOutcome, { typed: unknown }> | null }

/** Steps taken where one stands: what was done is said, with the way back where there is one; the page is loaded anew by then. */
export function useVerb(onDone?: () => void): Steps {
  const fetcher = useFetcher<VerbOutcome>()
  const outcome = fetcher.state === 'submitting' ? undefined : fetcher.data
  useEffect(() => {
    if (!outcome || !('done' in outcome)) return
    if (outcome.undo) offerUndo(outcome.undo)
    else showToast(outcome.done, outcome.tone)
    onDone?.()
    // Told once for each outcome, whoever hears it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome])
  return { fetcher, fault: outcome && 'typed' in outcome ? outcome : null }
}
