import { Outlet } from 'react-router'
import { useShell } from '#shell/context.ts'
import { AuthLayout } from '#shell/frame/auth-layout.tsx'
import { PublicFrame } from '#shell/frame/public-frame.tsx'

/** Public pages. Sign-in and sign-up have their own frame: the form beside a tile grid. */
export default function PublicLayout() {
  const Frame = useShell().page.isAuthPage ? AuthLayout : PublicFrame
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
