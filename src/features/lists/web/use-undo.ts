import { useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { currentOffer, offerUndo, type UndoOffer, watchOffer } from './undo-offer.ts'

/** What can be taken back now, and taking it back: once, however often it is pressed. True when it is as it was. */
export function useUndo(): { offer: UndoOffer | null; undo: () => Promise<boolean> } {
  const t = useT()
  const { revalidate } = useRevalidator()
  const offer = useSyncExternalStore(watchOffer, currentOffer, () => null)
  const undo = async () => {
    const taken = currentOffer()
    if (!taken) return false
    offerUndo(null)
    const answer = await callApi('PUT', `operations/${taken.id}/undo`)
    // Without a connection it can be tried again for as long as there is time.
    if (!answer.ok && answer.status === 0 && Date.parse(taken.until) > Date.now()) offerUndo(taken)
    showToast(answer.ok ? t(undoWords.undone) : (answer.fault ?? t(undoWords.offline)), answer.ok ? 'success' : 'danger')
    await revalidate()
    return answer.ok
  }
  return { offer, undo }
}
