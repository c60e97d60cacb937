import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'

type Words = { label: string; send: string; busy: string }
type Props = {
  name?: string
  words: Words
  busy?: boolean
  maxLength?: number
  /** Words that could not be sent before. */ typed?: string | undefined
  /** What else can be sent: shown before the field, sent and reached after it, so that a file which is refused takes no words with it. */ start?: ReactNode
  /** Files go without words. */ wordless?: boolean
}

/** The inside of a form that sends a message: the field and its button. */
export function Composer({ name = 'body', words, busy, maxLength = 5000, typed, start, wordless }: Props) {
  return (
    <div className="composer">
      <label className="field">
        <span className="sr-only">{words.label}</span>
        <textarea name={name} className="input" rows={1} placeholder={words.label} defaultValue={typed} maxLength={maxLength} required={!wordless} />
      </label>
      {start}
      <Button icon="paper-plane-tilt" busy={busy && words.busy}>
        <span className="composer-word">{words.send}</span>
      </Button>
    </div>
  )
}
