import type { InputHTMLAttributes, ReactNode } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; note?: ReactNode }

/** Yes or no. A note follows the label, as in "(altijd aan)". */
export function Checkbox({ label, note, ...input }: Props) {
  return (
    <label className="choice choice-text">
      <input type="checkbox" className="check" {...input} />
      <span>
        {label}
        {note && <span className="label-note"> {note}</span>}
      </span>
    </label>
  )
}
