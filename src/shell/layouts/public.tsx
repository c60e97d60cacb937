import { Outlet } from 'react-router'
import { useShell } from '#shell/context.ts'
import { Door } from '#shell/door.tsx'
import { PageArea } from '#shell/page-area.tsx'
import { SiteFooter } from '#shell/site-footer.tsx'
import { SiteHeader } from '#shell/site-header.tsx'

/** Public pages: header, footer with skyline. Signing in and signing up have a door: the form beside a wall. */
export default function PublicLayout() {
  const { page } = useShell()
  if (page.isDoor)
    return (
      <Door>
        <Outlet />
      </Door>
    )
  return (
    <>
      <SiteHeader />
      <PageArea>
        <Outlet />
      </PageArea>
      <SiteFooter />
    </>
  )
}
