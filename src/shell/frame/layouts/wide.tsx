import { Outlet } from 'react-router'
import { useShell } from '#shell/context.ts'
import { PageArea } from '#shell/frame/page-area.tsx'
import { SiteFooter } from '#shell/frame/site-footer.tsx'
import { PersonBar } from '#shell/frame/person-bar.tsx'
import { SiteHeader } from '#shell/frame/site-header.tsx'

/** The public frame for pages that use the whole width. The header goes along, but over the start page's column. */
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
