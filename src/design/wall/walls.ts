import type { WallSpot } from './wall.tsx'

/** The wall of the home page: five columns. */
export const homeWall: readonly WallSpot[] = [
  'boek', 'koffie', ['soep', 'solid'], ['leeg', 'soft'], 'fiets', ['tafel', 'solid'], ['hond', 'second'], 'naaien', ['huis', 'solid'],
  'tuin', ['roos', 'soft'], 'bal', 'telefoon', ['vlieger', 'solid'], 'wandelen', ['boodschappen', 'second'], ['leeg', 'soft'], 'gereedschap', ['muziek', 'solid'],
  ['bus', 'second'], 'boot', ['taart', 'solid'], ['zon', 'soft'], 'brood', ['schaak', 'solid'], 'vogel', 'rolstoel', ['schrijven', 'second'], 'laptop',
]

/** Beside a form to sign in or sign up: four columns. */
export const doorWall: readonly WallSpot[] = [
  ['lezen', 'solid'], 'bal', ['koffie', 'second'], 'fiets', ['roos', 'soft'], ['leeg', 'soft'], ['huis', 'solid'], 'tuinen', 'muziek', ['soep', 'second'],
  'hond', ['gereedschap', 'solid'], 'telefoon', ['vlieger', 'solid'], 'brood', ['naaien', 'second'], ['wandelen', 'solid'], 'boom', ['zon', 'soft'],
  'bus', ['taart', 'second'], ['vergadering', 'solid'], 'laptop',
]

/** An error page: one tile is missing. Four columns. */
export const brokenWall: readonly WallSpot[] = [
  ['huis', 'solid'], 'koffie', ['boom', 'soft'], ['bal', 'second'], 'telefoon', ['vogel', 'solid'], 'gat', 'boek',
  ['zoek', 'solid'], ['fiets', 'soft'], 'hond', ['brief', 'solid'], 'tuin', ['muziek', 'second'], 'bus', ['leeg', 'soft'],
]
