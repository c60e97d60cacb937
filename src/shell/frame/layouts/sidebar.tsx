import { Outlet } from 'react-router'
import { Brand } from '#shell/frame/brand.tsx'
import { SideFrame } from '#shell/frame/side-frame.tsx'
import { SideNavigation } from '#shell/frame/side-navigation.tsx'
import { SidePerson } from '#shell/frame/side-person.tsx'

/** 16 rem at the left: the brand on top, the person at the foot. */
export default function SidebarLayout() {
  return (
    <div className="min-h-screen lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <aside className="app bg-surface border-r border-line flex-col p-5 hidden lg:flex h-screen sticky top-0">
        <Brand small />
        <SideNavigation />
        <SidePerson />
      </aside>
      <SideFrame>
        <Outlet />
      </SideFrame>
    </div>
  )
}
