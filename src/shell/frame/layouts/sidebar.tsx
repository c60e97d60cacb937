import { Outlet } from 'react-router'
import { Brand } from '#shell/frame/document/brand.tsx'
import { SideColumn, SideFrame, SideNavigation } from '#shell/frame/side/side-frame.tsx'

/** A sidebar of 16 rem on the left: the brand on top, the person at the bottom. */
export default function SidebarLayout() {
  return (
    <div className="min-h-screen lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <SideColumn className="p-5">
        <Brand small />
        <SideNavigation />
      </SideColumn>
      <SideFrame>
        <Outlet />
      </SideFrame>
    </div>
  )
}
