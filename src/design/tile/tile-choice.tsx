import type { InputHTMLAttributes } from 'react'
import { Tile } from './tile.tsx'
import type { TileProps } from './tile.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  type?: 'checkbox' | 'radio'
  tile: TileProps['name']
  tone?: TileProps['tone']
  label: string
}

/** A tile as a choice: a checkbox or radio below a picture. */
export function TileChoice({ tile, tone, label, type = 'checkbox', ...input }: Props) {
  return (
    <label className="tile-choice">
      <input type={type} className={type === 'radio' ? 'radio' : 'check'} {...input} />
      <Tile name={tile} {...(tone ? { tone } : {})} />
      <span className="tile-choice-label">{label}</span>
    </label>
  )
}
