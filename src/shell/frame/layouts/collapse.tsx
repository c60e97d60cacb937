import { Outlet } from 'react-router'
import { AppFrame, frames } from '#shell/frame/app-frame.tsx'

/** Pages with their second level in a column on the left: the parts of the content, which fold to icons (`Rail`), or the conversations. */
export default function CollapseLayout() {
  return (
    <AppFrame className={frames.whole}>
      <Outlet />
    </AppFrame>
  )
}
