import { Outlet } from 'react-router'
import { AppFrame } from '#shell/frame/app-frame.tsx'

/** Pages of staff: the same bar over the whole width, for tables. */
export default function TopnavLayout() {
  return (
    <AppFrame width="max-w-[110rem]">
      <Outlet />
    </AppFrame>
  )
}
