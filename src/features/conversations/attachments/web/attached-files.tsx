import { useState } from 'react'
import { WaitingFile } from '#design/conversation/file-card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { maxAttachments } from '#features/conversations/model/attachment.ts'
import { errorWords, messages } from '#features/conversations/model/messages.ts'
import { errorWords as uploadWords } from '#features/uploads/error-words.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { type Sending, sendForm } from '#kernel/http/bodies/web/send-form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Props = Pick<ReturnType<typeof useAttachments>, 'files' | 'leaveOut'>

/** The files of the message being written, above the text field. */
export function AttachedFiles({ files, leaveOut }: Props) {
  const t = useT()
  if (files.length === 0) return null
  return (
    <ul className="waiting-files" aria-label={t(messages.filesAlong)}>
      {files.map(({ key, id, name, share, problem }) => (
        <WaitingFile key={key} name={name} share={share} problem={problem}>
          {id && <input type="hidden" name="attachment" value={id} />}
          <button type="button" className="icon-btn" aria-label={t(messages.leaveOut, { name })} onClick={() => leaveOut(key)}>
            <Icon name="x" size={20} />
          </button>
        </WaitingFile>
      ))}
    </ul>
  )
}

/** The paperclip: chooses files, or takes a photo. Without script the file is sent with the message. */
export function Attach({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const t = useT()
  const take = (input: HTMLInputElement | null) => {
    if (!input?.files?.length) return
    onChoose([...input.files])
    // Empties the field, so that the form does not send an uploaded file again.
    input.value = ''
  }
  return (
    <label className="attach icon-btn" title={t(messages.attach)}>
      <Icon name="paperclip" size={26} />
      <span className="sr-only">{t(messages.attach)}</span>
      <input
        type="file"
        name="file"
        multiple
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        // Takes files that were chosen before hydration.
        ref={take}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </label>
  )
}

/** A file being uploaded; it has an `id` once that is done. */
type Waiting = { key: string; name: string; id: string | null; share: number | null; problem: string | null; sending: Sending | null }

/** The files of the message being written. Each is uploaded when it is chosen, and can be removed again. */
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
