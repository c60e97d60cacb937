import { Outlet } from 'react-router'
import { PageArea } from '#shell/page-area.tsx'
import { SiteFooter } from '#shell/site-footer.tsx'
import { SiteHeader } from '#shell/site-header.tsx'

/** The public frame for pages that use the whole width. */
export default function WideLayout() {
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
