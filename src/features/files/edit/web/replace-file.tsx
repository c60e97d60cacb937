import { type ChangeEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { sendForm } from '#kernel/http/bodies/web/send-form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { Dialog } from '#design/overlay/dialog.tsx'
import { panelWords as words } from '#features/files/edit/panel-messages.ts'
import { sendWords } from '#features/files/send/send-messages.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { downscaled } from '#features/files/picture/web/downscaled.ts'

type Props = { id: string; kind: 'picture' | 'document'; /** Called when the texts of the picture are to be asked for again. */ onAsked: () => void }

const accepted = { picture: 'image/jpeg,image/png,image/webp,image/avif', document: 'application/pdf' }

/** Replaces the content of a file wherever it is shown; for a picture it asks whether its texts still fit. */
export function ReplaceFile({ id, kind, onAsked }: Props) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isKept, setKept] = useState(true)
  const open = (to: boolean) => {
    setProblem(null)
    setOpen(to)
  }
  const send = async (file: File) => {
    setProblem(null)
    setShare(0)
    const refused = await replace(id, file, { words: isKept ? 'keep' : 'ask', onProgress: setShare })
    if (refused === null) {
      await revalidate()
      if (!isKept) onAsked()
      setOpen(false)
      showToast(t(words.replaced))
    } else setProblem(refused || t(sendWords.lost))
    setShare(null)
  }
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Cleared so that choosing the same file again fires a change event.
    target.value = ''
    if (!file) return
    if (kind === 'document' && file.size > largestFile) setProblem(t(sendWords.tooLarge))
    else void send(file)
  }
  return (
    <>
      <Button type="button" variant="second" icon="arrows-clockwise" onClick={() => open(true)}>
        {t(words.replace)}
      </Button>
      <Dialog open={isOpen} onClose={() => open(false)} title={t(words.replaceAsk)}>
        <p>{t(words.replaceText)}</p>
        {kind === 'picture' && (
          <div className="mt-4">
            <Checkbox name="words" label={t(words.keepWords)} checked={isKept} onChange={({ target }) => setKept(target.checked)} />
          </div>
        )}
        <p role="status" className="mt-3">
          {share !== null && t(share < 1 ? words.replacing : sendWords.making)}
        </p>
        {share !== null && <progress className="progress" max={100} value={Math.round(share * 100)} aria-label={t(words.replacing)} />}
        {problem && (
          <p role="alert" className="error-text mt-3">
            {problem}
          </p>
        )}
        <div className="dialog-foot">
          {share === null && (
            <label className="btn btn-primary">
              {t(kind === 'picture' ? words.choosePhoto : words.choosePdf)}
              <input type="file" className="sr-only" accept={accepted[kind]} onChange={chosen} />
            </label>
          )}
          <Button type="button" variant="quiet" onClick={() => open(false)}>
            {t(words.replaceNot)}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

type How = { words: 'keep' | 'ask'; onProgress: (share: number) => void }

/** Null when it succeeded; else the message of the server, empty where it could not be reached. */
async function replace(id: string, file: File, { words: said, onProgress }: How): Promise<string | null> {
  const form = new FormData()
  form.append('file', await downscaled(file), file.name)
  const outcome = await sendForm({ path: `files/${id}/replace?words=${said}`, method: 'PUT', form, key: crypto.randomUUID(), onProgress }).done
  return outcome.kind === 'kept' ? null : 'message' in outcome ? (outcome.message ?? '') : ''
}
