import type { IconName } from '#design/icon/icon-names.ts'

/** What makes a site, in the order in which the checklist leads through it. */
export const firstDaySteps = ['look', 'contact', 'menu', 'home', 'organization', 'vacancy', 'people'] as const
export type FirstDayStep = (typeof firstDaySteps)[number]

/** The intent of the form that puts the list away. */
export const putAwayIntent = 'put-first-day-away'

/** The checklist of a center, as the API answers it. */
export type FirstDay = {
  /** When the center put it away; null while it is shown. */
  away: string | null
  /** Read from the site itself, so a step ticks itself wherever it was done. */
  done: Record<FirstDayStep, boolean>
}

type Way = {
  icon: IconName
  /** The right that the step takes, as `resource.verb`: who lacks it does not see the step. */
  needs: `${string}.${string}`
  href: string
  /** It begins with a form post to `href`: the center's own home page is created when it is opened first. */
  begins?: { name: string; value: string }
  /** A second way to the same end. */
  other?: { href: string; needs: `${string}.${string}` }
}

export const firstDayWays: Readonly<Record<FirstDayStep, Way>> = {
  look: { icon: 'palette', needs: 'volunteer_center_profiles.update', href: '/settings/design' },
  contact: { icon: 'phone', needs: 'volunteer_center_profiles.update', href: '/settings/contact-person' },
  menu: { icon: 'list', needs: 'menu_items.update', href: '/content/menu-items' },
  home: { icon: 'house', needs: 'content_items.update', href: '/content', begins: { name: 'begin', value: '' } },
  organization: {
    icon: 'buildings',
    needs: 'organizations.create',
    href: '/organizations/add',
    other: { href: '/organizations/add?way=import', needs: 'imports.create' },
  },
  vacancy: { icon: 'hand-heart', needs: 'vacancies.create', href: '/vacancies/add' },
  // People are imported by the center's admins alone, who are also the ones that may remove them.
  people: { icon: 'users', needs: 'users.create', href: '/users/add', other: { href: '/users/add?way=import', needs: 'users.remove' } },
}

/** The steps of whoever has these rights; none once the center has put the list away, or nothing of it is left to do for them. */
export function shownSteps({ away, done }: FirstDay, may: (right: string) => boolean): { key: FirstDayStep; isDone: boolean; hasOther: boolean }[] {
  if (away !== null) return []
  const steps = ownSteps(done, may)
  return steps.some(({ isDone }) => !isDone) ? steps : []
}

/** How many steps are left for whoever has these rights, also while the list is put away. */
export const stepsLeft = ({ done }: FirstDay, may: (right: string) => boolean): number => ownSteps(done, may).filter(({ isDone }) => !isDone).length

function ownSteps(done: FirstDay['done'], may: (right: string) => boolean) {
  return firstDaySteps
    .filter((key) => may(firstDayWays[key].needs))
    .map((key) => ({ key, isDone: done[key], hasOther: firstDayWays[key].other !== undefined && may(firstDayWays[key].other!.needs) }))
}
