import clsx from 'clsx'
import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { icon: IconName; label: string; dot?: boolean }

/** Only for close, menu, previous, next, bell and the editor: icons that everyone knows. 44 px. */
export function IconButton({ icon, label, dot, className, type = 'button', ...rest }: Props) {
  return (
    <button type={type} className={clsx('icon-btn', className)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={22} />
      {dot && <span className="dot" />}
    </button>
  )
}
