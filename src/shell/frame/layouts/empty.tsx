import { Outlet } from 'react-router'
import { PageArea } from '#shell/frame/document/html.tsx'

/** Only the page, without a frame. */
export default function EmptyLayout() {
  return (
    <PageArea>
      <Outlet />
    </PageArea>
  )
}
