import { useT } from '#kernel/i18n/web/provider.tsx'
import { WaitingFile } from '#design/conversation/file-card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import type { useAttachments } from './use-attachments.ts'

type Props = Pick<ReturnType<typeof useAttachments>, 'files' | 'leaveOut'>

/** What goes along with the words, above where they are written. */
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

/** The paperclip: chooses files, or takes a photo; without script the file goes along when the words are sent. */
export function Attach({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const t = useT()
  const take = (input: HTMLInputElement | null) => {
    if (!input?.files?.length) return
    onChoose([...input.files])
    // What is under way by itself does not go along once more.
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
        // What was chosen before the page was awake goes along too.
        ref={take}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </label>
  )
}
