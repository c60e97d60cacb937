/** Deep equality whatever the order of keys: jsonb stores keys in an order of its own. */
export const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other)

const inOrder = (thing: unknown): string | undefined => JSON.stringify(thing, (_name, value: unknown) => (isParts(value) ? sorted(value) : value))

const isParts = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
const sorted = (parts: object) => Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1)))
