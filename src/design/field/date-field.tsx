import { TextField } from './text-field.tsx'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof TextField>, 'type'> & { withTime?: boolean }

/** A date, or a date and time, with the device's own picker; the value is `2026-11-27` or `2026-11-27T14:00`. */
export function DateField({ withTime, ...props }: Props) {
  return <TextField {...props} type={withTime ? 'datetime-local' : 'date'} className={props.className ?? 'max-w-72'} />
}
