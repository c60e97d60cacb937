import { Outlet } from 'react-router'
import { PageArea } from '#shell/frame/page-area.tsx'

/** Nothing but the page. */
export default function EmptyLayout() {
  return (
    <PageArea>
      <Outlet />
    </PageArea>
  )
}
