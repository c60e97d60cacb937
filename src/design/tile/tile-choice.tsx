import type { InputHTMLAttributes } from 'react'
import { Tile } from './tile.tsx'
import type { TileProps } from './tile.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { tile: TileProps['name']; tone?: TileProps['tone']; label: string }

/** A tile as a choice: a real checkbox under a picture. */
export function TileChoice({ tile, tone, label, ...input }: Props) {
  return (
    <label className="tile-choice">
      <input type="checkbox" className="check" {...input} />
      <Tile name={tile} {...(tone ? { tone } : {})} />
      <span className="tile-choice-label">{label}</span>
    </label>
  )
}
