import { Outlet } from 'react-router'
import { useShell } from '#shell/context.ts'
import { PageArea } from '#shell/frame/document/html.tsx'
import { SiteFooter } from '#shell/frame/footer/site-footer.tsx'
import { PersonBar } from '#shell/frame/header/person-bar.tsx'
import { SiteHeader } from '#shell/frame/header/site-header.tsx'

/** The public frame for pages that use the full width. The header is wide too, except on the home page. */
export default function WideLayout() {
  const { page } = useShell()
  return (
    <>
      <SiteHeader wide={page.background !== 'white'} />
      <PersonBar wide={page.background !== 'white'} />
      <PageArea>
        <Outlet />
      </PageArea>
      <SiteFooter />
    </>
  )
}
