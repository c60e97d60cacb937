import type { InputHTMLAttributes, ReactNode } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; note?: ReactNode }

/** One of several. A note explains it on a separate line. */
export function Radio({ label, note, ...input }: Props) {
  return (
    <label className="choice choice-text">
      <input type="radio" className="radio" {...input} />
      <span>
        {label}
        {note && <span className="choice-note">{note}</span>}
      </span>
    </label>
  )
}
