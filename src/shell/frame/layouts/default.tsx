import { Outlet } from 'react-router'
import { AppFrame } from '#shell/frame/app-frame.tsx'

/** The layout of signed-in pages. */
export default function DefaultLayout() {
  return (
    <AppFrame width="max-w-[84rem]">
      <Outlet />
    </AppFrame>
  )
}
