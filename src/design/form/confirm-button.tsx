import { type ReactNode, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button, type ButtonLook } from '#design/button/button.tsx'
import { Dialog } from '#design/overlay/dialog.tsx'
import { messages } from './messages.ts'

type Props = {
  /** Label of the button that opens the dialog. */
  label: ReactNode
  /** Accessible name, where the label alone does not say what it is about. */
  name?: string | undefined
  look?: Partial<Omit<ButtonLook, 'children'>>
  question: string
  /** What will happen. */
  text: ReactNode
  yes: ReactNode
  no: ReactNode
  danger?: boolean
  isBusy?: boolean
  onYes: () => void
}

/** A button that asks for confirmation: the dialog says what will happen, and its buttons repeat the verb (design §10). */
export function ConfirmButton({ label, name, look, question, text, yes, no, danger = false, isBusy = false, onYes }: Props) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const answer = () => {
    setOpen(false)
    onYes()
  }
  return (
    <>
      <Button type="button" {...look} aria-label={name} busy={isBusy && t(messages.busy)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={question}
        actions={
          <>
            <Button type="button" variant={danger ? 'danger' : 'primary'} onClick={answer}>
              {yes}
            </Button>
            <Button type="button" variant="quiet" onClick={() => setOpen(false)}>
              {no}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  )
}
