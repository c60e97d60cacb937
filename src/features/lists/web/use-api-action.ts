import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi, type ApiResult } from '#kernel/http/pages/web/call-api.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
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
  /** The confirmation, in words; from the answer where it depends on what came of it. */
  done: string | ((document: Document) => string)
  /** The id of what it changes, where that shows an undo of its own. */
  about?: string
}

/**
 * Calls a verb from a page's script: once, however often it is pressed. Then it reloads the page's data, shows the confirmation, and offers
 * the undo where the answer has one (`meta.undo`). A refusal is shown and changes nothing on the page; where the session has ended, the
 * reload leads to the sign-in page and back.
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
      const text = typeof done === 'string' ? done : done(answer.document)
      if (undo) offerUndo({ ...undo, text, about })
      else showToast(text)
      await revalidate()
    } else if (answer.status === 401) await revalidate()
    else showToast(answer.fault ?? t(answer.status === 0 ? undoWords.offline : messages.refused), 'danger')
    setBusy(false)
    return answer
  }
  return { isBusy, act }
}

type Undo = { id: string; until: string }

/** A change of one row has it on the resource, a bulk change on the document. */
function undoIn({ data, meta }: { data?: unknown; meta?: Record<string, unknown> | undefined }): Undo | undefined {
  const ofRow = (data as { meta?: Record<string, unknown> } | null | undefined)?.meta
  return (meta?.['undo'] ?? ofRow?.['undo']) as Undo | undefined
}
