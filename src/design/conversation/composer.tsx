import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'

type Words = { label: string; send: string; busy: string }
type Props = {
  name?: string
  words: Words
  busy?: boolean
  maxLength?: number
  /** Text to start with, because it could not be sent before. */ typed?: string | undefined
  /** Other things to send: shown before the field, but sent and focused after it, so that a refused file does not cost the text. */ start?: ReactNode
  /** A file may be sent without text. */ wordless?: boolean
}

/** The contents of a form that sends a message: the field and its button. */
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
