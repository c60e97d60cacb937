import { Outlet } from 'react-router'
import { useShell } from '#shell/context.ts'
import { PublicFrame } from '#shell/frame/public-frame.tsx'

/** The public frame for pages that use the full width. The header of visitors is wide too, except on the home page. */
export default function WideLayout() {
  const { page } = useShell()
  return (
    <PublicFrame wide={page.background !== 'white'}>
      <Outlet />
    </PublicFrame>
  )
}
