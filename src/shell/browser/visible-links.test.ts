import { expect, test } from 'vitest'
import { mayFetchAhead } from './visible-links.ts'

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with the connection %j fetching ahead is allowed: %s', (connection, wanted) => expect(mayFetchAhead(connection ?? {})).toBe(wanted))
