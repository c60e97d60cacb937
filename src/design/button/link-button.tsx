import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { AnchorProps } from '#design/link/anchor.tsx'
import { buttonClass } from './button.tsx'
import type { ButtonLook } from './button.tsx'

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
