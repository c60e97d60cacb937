import { Outlet } from 'react-router'
import { PageArea } from '#shell/frame/document/page-area.tsx'

/** Nothing but the page. */
export default function EmptyLayout() {
  return (
    <PageArea>
      <Outlet />
    </PageArea>
  )
}
