import { Icon } from '#design/icon/icon.tsx'
import type { WorkshopMaterial } from '#features/workshops/model/session.ts'

/** The documents of a workshop, for who has a place. */
export function Materials({ of }: { of: readonly WorkshopMaterial[] }) {
  if (of.length === 0) return null
  return (
    <ul className="mt-3">
      {of.map(({ id, name, address }) => (
        <li key={id}>
          <a href={address} className="link inline-flex items-center gap-2 min-h-11">
            <Icon name="file-pdf" size={20} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
