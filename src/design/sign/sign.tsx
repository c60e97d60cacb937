import clsx from 'clsx'
import { Icon } from '#design/icon/icon.tsx'

/** A place name as an enamel street sign; not for anything else. */
export function Sign({ children, large, pin }: { children: string; large?: boolean; pin?: boolean }) {
  return (
    <span className={clsx('sign', large && 'sign-lg')}>
      {pin && <Icon name="map-pin-fill" size={16} />}
      {children}
    </span>
  )
}
