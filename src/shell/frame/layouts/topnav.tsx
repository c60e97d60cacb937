import { Outlet } from 'react-router'
import { AppFrame, frames } from '#shell/frame/app-frame.tsx'

/** Staff pages; their second level is the tabs below the title. */
export default function TopnavLayout() {
  return (
    <AppFrame className={frames.content}>
      <Outlet />
    </AppFrame>
  )
}
