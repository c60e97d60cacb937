import type { Cost, Doing } from './costs.ts'

/** What people of a province do in a month. Counts and shares are assumptions, named in docs/capacity.md. */
export type Province = {
  visits: number
  pagesOfVisit: number
  /** Of a hundred pages, how many are of each kind. */
  pages: Readonly<Partial<Record<Doing, number>>>
  applicationsOfVisit: number
  /** The share of a month's visits that comes in its busiest hour. */
  busiestHour: number
  /** How many times as many as in the mean of that hour come in its busiest minutes. */
  burst: number
  /** Minutes for which somebody who is signed in has a page open, and what share of visits that is. */
  signedIn: { share: number; minutes: number }
}

/** 400 centers, 20 million visits a month. */
export const province: Province = {
  visits: 20_000_000,
  pagesOfVisit: 5,
  pages: { keptPage: 40, searchPage: 40, mapPage: 8, monthPage: 5, volunteerPage: 5, staffPage: 2 },
  applicationsOfVisit: 1 / 200,
  busiestHour: 1 / 200,
  burst: 2,
  signedIn: { share: 0.07, minutes: 10 },
}

/** `waited`: milliseconds that ninety-nine of a hundred requests wait for others at the most. */
export type Needed = { perSecond: number; processes: number; databaseCores: number; waited: number; streams: number }

/** Milliseconds that a page may wait for others, beside what it takes itself. */
const patience = 50
/** The share of its time that a core of the database may be at work in the busiest minutes. */
const busy = 0.6

/**
 * Lets a minute of the busiest time pass, with visitors who come at random, and finds the fewest processes and cores of the database with
 * which pages come soon. Each process does one thing at a time; a request waits for the one with the least to do.
 */
export function simulate(costs: Readonly<Record<Doing, Cost>>, one: Province, random: () => number): Needed {
  const visitsPerSecond = (one.visits * one.busiestHour * one.burst) / 3600
  const perSecond = visitsPerSecond * (one.pagesOfVisit + one.applicationsOfVisit)
  const mix: [number, Cost][] = Object.entries(one.pages).map(([doing, share]) => [(share / 100) * one.pagesOfVisit, costs[doing as Doing]])
  mix.push([one.applicationsOfVisit, costs.application])
  const total = mix.reduce((sum, [weight]) => sum + weight, 0)
  const load = (what: keyof Cost) => mix.reduce((sum, [weight, cost]) => sum + (weight / total) * cost[what], 0)
  const requests: { at: number; cost: Cost }[] = []
  for (let at = 0; at < 60_000; at += (-Math.log(1 - random()) * 1000) / perSecond) {
    let left = random() * total
    const cost = mix.find(([weight]) => (left -= weight) <= 0)?.[1] ?? mix[0]![1]
    requests.push({ at, cost })
  }
  const databaseCores = Math.ceil((perSecond * load('database')) / 1000 / busy)
  for (let processes = Math.ceil((perSecond * load('server')) / 1000); ; processes += 1) {
    const waits = pass(requests, processes, databaseCores).toSorted((a, b) => a - b)
    const waited = waits[Math.floor(waits.length * 0.99)]!
    if (waited > patience) continue
    return { perSecond, processes, databaseCores, waited, streams: visitsPerSecond * one.signedIn.share * one.signedIn.minutes * 60 }
  }
}

/** How long each request waits for others, in milliseconds: first for its database, then for the process that draws the page. */
function pass(requests: readonly { at: number; cost: Cost }[], processes: number, cores: number): number[] {
  const freeAt = { server: Array.from({ length: processes }, () => 0), database: Array.from({ length: cores }, () => 0) }
  const through = (what: keyof Cost, at: number, cost: Cost): number => {
    const free = freeAt[what]
    const next = free.indexOf(Math.min(...free))
    return (free[next] = Math.max(at, free[next]!) + cost[what])
  }
  return requests.map(({ at, cost }) => through('server', through('database', at, cost), cost) - at - cost.database - cost.server)
}
