import { Avatar } from '#design/avatar/avatar.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { useShell } from '#shell/context.ts'

/** At the foot of the sidebar: who is signed in. */
export function SidePerson() {
  const { person, role } = useShell()
  if (!person) return null
  return (
    <div className="mt-auto">
      <div className="rounded-md overflow-hidden fold-word">
        <Frieze />
      </div>
      <div className="flex items-center gap-3 pt-4">
        <Avatar name={person.name} />
        <span className="leading-tight fold-word">
          <span className="font-semibold block">{person.name}</span>
          <span className="text-text-soft text-sm">{role}</span>
        </span>
      </div>
    </div>
  )
}
