import { Outlet } from 'react-router'
import { useShell } from '#shell/context.ts'
import { AuthLayout } from '#shell/frame/auth-layout.tsx'
import { PageArea } from '#shell/frame/page-area.tsx'
import { SiteFooter } from '#shell/frame/site-footer.tsx'
import { PersonBar } from '#shell/frame/person-bar.tsx'
import { SiteHeader } from '#shell/frame/site-header.tsx'

/** Public pages: header, footer with skyline. Signing in and signing up have a frame of their own: the form beside a tile grid. */
export default function PublicLayout() {
  const { page } = useShell()
  if (page.isAuthPage)
    return (
      <AuthLayout>
        <Outlet />
      </AuthLayout>
    )
  return (
    <>
      <SiteHeader />
      <PersonBar />
      <PageArea>
        <Outlet />
      </PageArea>
      <SiteFooter />
    </>
  )
}
