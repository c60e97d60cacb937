import type { ReactNode } from 'react'
import { useShell, useTenant } from '#shell/context.ts'
import { PageArea } from '#shell/frame/document/html.tsx'
import { SiteFooter } from '#shell/frame/footer/site-footer.tsx'
import { SignedInFrame } from '#shell/frame/header/signed-in-frame.tsx'
import { SiteHeader } from '#shell/frame/header/site-header.tsx'

/** The frame of public pages: the tenant's header for visitors, their own for signed-in people; and the footer with its skyline. */
export function PublicFrame({ wide, children }: { wide?: boolean; children: ReactNode }) {
  const { person } = useShell()
  const { sticky } = useTenant().header
  const page = (
    <>
      <PageArea>{children}</PageArea>
      <SiteFooter />
    </>
  )
  if (person) return <SignedInFrame sticky={sticky}>{page}</SignedInFrame>
  return (
    <>
      <SiteHeader {...(wide && { wide })} />
      {page}
    </>
  )
}
