import { createContext, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ElementType } from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** The component that renders links: a plain `<a>`, or the router's link where the root provides one that takes `href`. */
export const AnchorContext = createContext<ElementType<AnchorProps> | ComponentType<AnchorProps>>('a')

export function Anchor(props: AnchorProps) {
  const Element = use(AnchorContext)
  return <Element {...props} />
}
