import { createContext, type ElementType, type ReactNode, use } from 'react'
import { AnchorContext, type AnchorProps } from '#design/link/anchor.tsx'
import { scratchAddress } from './scratch-client.ts'

/** The component that renders links around the builder. */
const Around = createContext<ElementType<AnchorProps>>('a')

function ScratchAnchor({ href, ...props }: AnchorProps) {
  const Element = use(Around)
  return <Element href={scratchAddress(href)} {...props} />
}

/** Leads the links of the builder to the page of the scratch form. */
export function ScratchLinks({ children }: { children: ReactNode }) {
  const around = use(AnchorContext)
  return (
    <Around value={around}>
      <AnchorContext value={ScratchAnchor}>{children}</AnchorContext>
    </Around>
  )
}
