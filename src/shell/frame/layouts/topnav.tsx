import { Outlet } from 'react-router'
import { AppFrame, frames } from '#shell/frame/app-frame.tsx'

/** Staff pages, at full width for tables; their second level is the tabs below the title. */
export default function TopnavLayout() {
  return (
    <AppFrame className={frames.table}>
      <Outlet />
    </AppFrame>
  )
}
