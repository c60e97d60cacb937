import { Outlet } from 'react-router'
import { AppFrame, frames } from '#shell/frame/app-frame.tsx'

/** The layout of signed-in pages, without a second level. */
export default function DefaultLayout() {
  return (
    <AppFrame className={frames.content}>
      <Outlet />
    </AppFrame>
  )
}
