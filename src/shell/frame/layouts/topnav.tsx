import { Outlet } from 'react-router'
import { AppFrame } from '#shell/frame/app-frame.tsx'

/** Staff pages: the same bar, with content at full width for tables. */
export default function TopnavLayout() {
  return (
    <AppFrame width="max-w-[110rem]">
      <Outlet />
    </AppFrame>
  )
}
