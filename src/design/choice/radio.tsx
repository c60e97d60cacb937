import type { InputHTMLAttributes, ReactNode } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode }

export function Radio({ label, ...input }: Props) {
  return (
    <label className="choice choice-text">
      <input type="radio" className="radio" {...input} />
      <span>{label}</span>
    </label>
  )
}
