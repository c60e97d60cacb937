import { useId } from 'react'
import { Button } from '#design/button/button.tsx'
import { showToast } from '#design/feedback/show-toast.ts'

type Props = {
  label: string
  value: string
  /** On the button, and what is said when it is done. */
  copy: string
  copied: string
  /** How many lines it takes where it is longer than one. */
  lines?: number
}

/** A text to take along: readable, selected by one press, and copied by another. */
export function CopyField({ label, value, copy, copied, lines = 1 }: Props) {
  const id = useId()
  return (
    <div>
      <label className="label block" htmlFor={id}>
        {label}
      </label>
      <div className="mt-1 flex flex-wrap items-start gap-3">
        {lines > 1 ? (
          <textarea
            id={id}
            className="input flex-1 min-w-48 break-all"
            rows={lines}
            readOnly
            spellCheck={false}
            value={value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        ) : (
          <input id={id} className="input flex-1 min-w-48" readOnly value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
        <Button
          type="button"
          variant="second"
          icon="copy"
          onClick={() => {
            void navigator.clipboard.writeText(value).then(() => showToast(copied))
          }}
        >
          {copy}
        </Button>
      </div>
    </div>
  )
}
