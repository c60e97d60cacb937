/** Why a link of a page leads to nothing: `offline` a page of the site, `closed` work or a form that is over, `gone` anything else. */
export type WhyDead = 'offline' | 'closed' | 'gone'
export type DeadLink = { href: string; why: WhyDead }
