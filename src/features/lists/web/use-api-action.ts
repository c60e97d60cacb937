import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi, type ApiResult } from '#kernel/http/pages/web/call-api.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { messages } from '#features/lists/messages.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { offerUndo } from './undo-bar.tsx'

type ApiAction = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under /api/v1. */
  path: string
  body?: unknown
  /** What has been done, in words. */
  done: string
  /** The id of what it is done to, where that shows the way back too. */
  about?: string
}

/**
 * Does something from a page's own script: once, however often it is pressed; the page is loaded anew where one stands, what was
 * done is said, and where it can be taken back that is offered (`meta.undo`). A refusal is said and changes nothing on the page;
 * where the session has ended, loading it anew leads to signing in and back.
 */
export function useApiAction(): { isBusy: boolean; act(act: ApiAction): Promise<ApiResult> } {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const act = async ({ method, path, body, done, about }: ApiAction): Promise<ApiResult> => {
    if (isBusy) return { ok: false, status: 0, code: 'request_in_progress', fault: null }
    setBusy(true)
    const answer = await callApi(method, path, body)
    if (answer.ok) {
      const undo = undoIn(answer.document)
      if (undo) offerUndo({ ...undo, text: done, about })
      else showToast(done)
      await revalidate()
    } else if (answer.status === 401) await revalidate()
    else showToast(answer.fault ?? t(answer.status === 0 ? undoWords.offline : messages.refused), 'danger')
    setBusy(false)
    return answer
  }
  return { isBusy, act }
}

type Undo = { id: string; until: string }

/** A change of one says it beside the row, a change of many beside the list. */
function undoIn({ data, meta }: { data?: unknown; meta?: Record<string, unknown> | undefined }): Undo | undefined {
  const ofRow = (data as { meta?: Record<string, unknown> } | null | undefined)?.meta
  return (meta?.['undo'] ?? ofRow?.['undo']) as Undo | undefined
}
