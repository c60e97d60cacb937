import { Outlet } from 'react-router'
import { useShell } from '#shell/context.ts'
import { AuthLayout } from '#shell/frame/auth-layout.tsx'
import { PageArea } from '#shell/frame/document/html.tsx'
import { SiteFooter } from '#shell/frame/footer/site-footer.tsx'
import { PersonBar } from '#shell/frame/header/person-bar.tsx'
import { SiteHeader } from '#shell/frame/header/site-header.tsx'

/** Public pages: header, and footer with skyline. Sign-in and sign-up have their own frame: the form beside a tile grid. */
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
