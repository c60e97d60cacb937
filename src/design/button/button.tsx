import clsx from 'clsx'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { IconName } from '#design/icon/icon-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor, type AnchorProps } from '#design/link/anchor.tsx'

export type ButtonLook = {
  variant?: 'primary' | 'second' | 'quiet' | 'danger' | 'danger-2' | 'band' | 'band-2'
  /** Height 48 px; small is 40 px, for staff pages; large is 56 px, for the one main action of a page. */
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  iconAfter?: IconName
  children: ReactNode
}

export const buttonClass = ({ variant = 'primary', size = 'medium' }: Pick<ButtonLook, 'variant' | 'size'>, className?: string) =>
  clsx('btn', `btn-${variant}`, size === 'small' && 'btn-sm', size === 'large' && 'btn-lg', className)

type Props = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Label while the work runs, "Bezig…"; meanwhile further presses are ignored. */
    busy?: string | false | null
  }

/** Submits its form unless another `type` is given. The label is a verb and a noun. */
export function Button({ variant, size, icon, iconAfter, busy, children, className, onClick, type = 'submit', ...rest }: Props) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      aria-busy={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Icon name="spinner" className="icon-spin" /> : icon && <Icon name={icon} />}
      {busy || children}
      {!busy && iconAfter && <Icon name={iconAfter} />}
    </button>
  )
}

type IconProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { icon: IconName; label: string; dot?: boolean }

/** Only for close, menu, previous, next, bell and the editor: icons that everyone knows. 44 px. */
export function IconButton({ icon, label, dot, className, type = 'button', ...rest }: IconProps) {
  return (
    <button type={type} className={clsx('icon-btn', className)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={22} />
      {dot && <span className="dot" />}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, icon, iconAfter, children, className, ...rest }: ButtonLook & AnchorProps) {
  return (
    <Anchor className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Anchor>
  )
}
