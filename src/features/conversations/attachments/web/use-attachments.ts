import { useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { type Sending, sendForm } from '#kernel/http/bodies/web/send-form.ts'
import { maxAttachments } from '#features/conversations/model/attachment.ts'
import { errorWords, messages } from '#features/conversations/model/messages.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { errorWords as uploadWords } from '#features/uploads/error-words.ts'

/** A file on its way. `id`: it has arrived. */
type Waiting = { key: string; name: string; id: string | null; share: number | null; problem: string | null; sending: Sending | null }

/** The files that go along with what is being written: each is sent when it is chosen, and can be left out again. */
export function useAttachments(conversationId: string) {
  const t = useT()
  const [files, setFiles] = useState<readonly Waiting[]>([])
  const change = (key: string, news: Partial<Waiting>) => setFiles((known) => known.map((one) => (one.key === key ? { ...one, ...news } : one)))
  const begin = (file: File): Waiting => {
    const key = crypto.randomUUID()
    const waiting = { key, name: file.name, id: null, share: null, problem: null, sending: null }
    if (file.size > largestFile) return { ...waiting, problem: t(uploadWords.file_too_large) }
    const form = new FormData()
    form.append('file', file, file.name)
    const sending = sendForm({ path: `conversations/${conversationId}/attachments`, form, key, onProgress: (share) => change(key, { share }) })
    void sending.done.then((outcome) => {
      if (outcome.kind === 'aborted') return
      change(key, { share: null, sending: null, ...(outcome.kind === 'kept' ? { id: outcome.id } : { problem: outcome.message ?? t(messages.fileLost) }) })
    })
    return { ...waiting, share: 0, sending }
  }
  return {
    files,
    isSending: files.some(({ sending }) => sending !== null),
    ids: files.flatMap(({ id }) => id ?? []),
    add: (chosen: Iterable<File>) => {
      const room = maxAttachments - files.filter(({ problem }) => !problem).length
      const all = [...chosen]
      const begun = all.slice(0, room).map(begin)
      const beyond = all
        .slice(room, room + 1)
        .map(({ name }) => ({ key: crypto.randomUUID(), name, id: null, share: null, sending: null, problem: t(errorWords.too_many_attachments) }))
      setFiles((known) => [...known.filter(({ problem }) => !problem), ...begun, ...beyond])
    },
    leaveOut: (key: string) => {
      files.find((one) => one.key === key)?.sending?.abort()
      setFiles((known) => known.filter((one) => one.key !== key))
    },
  }
}
