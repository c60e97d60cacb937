import fc from 'fast-check'
import { expect } from 'vitest'
import type { Transitions } from '#kernel/states/machine.ts'
import type { Answer } from '#src/testing/harness.ts'

type Headers = Record<string, string>

/** Something that a person tries. */
export type Command<State extends string> = {
  by: Headers
  run: (headers: Headers) => Promise<Answer>
  /** The transitions that it makes; in any other state it must change nothing. Empty: this person may not do it. */
  goes: Partial<Record<State, State>>
  /** When true, it must change nothing after all. */
  unless?: (row: never) => boolean
}

/** A thing with states, and the commands of people on it. */
export type Machine<State extends string> = {
  transitions: Transitions<State>
  /** Transitions that their author may undo for ten seconds; without it nothing can be undone. */
  undo?: Transitions<State>
  /** `from to`: transitions of the table that happen by time, or need more than one thing. */
  elsewhere?: readonly string[]
  /** `from to`: transitions of a command that are not in the table, but in domain §3. */
  beside?: readonly string[]
  /** States in which a walk may start. */
  starts: readonly State[]
  begin: (state: State) => Promise<void>
  look: () => Promise<Seen<State>>
  commands: Readonly<Record<string, Command<State>>>
}

/** `told`: the state that its latest audit event names; `row`: its whole row. */
export type Seen<State> = { state: State; told: string | null; row: unknown }

type Undo = (operation: string, headers: Headers) => Promise<Answer>
type Taken<State> = { operation: string; by: Headers; from: State; to: State }

/** Makes the walks the same every time; a failure prints its own seed too. */
export const seed = 20261122

/** Tries random legal and illegal commands, by people who may and people who may not: no rule of domain §3 may break. */
export async function walk<State extends string>(machine: Machine<State>, undo: Undo, stranger: Headers): Promise<void> {
  const tries = fc.constantFrom(...Object.keys(machine.commands), ...(machine.undo ? ['undo', 'undo', 'undo of another'] : []))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...machine.starts), fc.array(tries, { minLength: 6, maxLength: 24 }), async (start, names) => {
      await machine.begin(start)
      let last: Taken<State> | null = null
      for (const name of names)
        last = await (name.startsWith('undo') ? takeBack(machine, undo, name === 'undo' ? null : stranger, last) : take(machine, name, last))
    }),
    { numRuns: 12, seed, endOnFailure: true },
  )
}

async function take<State extends string>(machine: Machine<State>, name: string, last: Taken<State> | null): Promise<Taken<State> | null> {
  const deed = machine.commands[name]!
  const before = await machine.look()
  const answer = await deed.run(deed.by)
  const after = await machine.look()
  const to = deed.unless?.(before.row as never) ? undefined : deed.goes[before.state]
  const isTaken = answer.status < 300
  if (to === undefined) {
    expect([name, before.state, answer.status < 500, after.state]).toEqual([name, before.state, true, before.state])
    if (!isTaken) expect(after.row).toEqual(before.row)
    return last
  }
  expect([name, before.state, isTaken ? 'taken' : answer.text, after.state, after.told]).toEqual([name, before.state, 'taken', to, to])
  const operation = answer.body?.data?.meta?.undo?.id ?? answer.body?.meta?.undo?.id
  return operation ? { operation, by: deed.by, from: before.state, to } : null
}

async function takeBack<State extends string>(
  machine: Machine<State>,
  undo: Undo,
  stranger: Headers | null,
  last: Taken<State> | null,
): Promise<Taken<State> | null> {
  if (!last) return last
  const before = await machine.look()
  const { status, text } = await undo(last.operation, stranger ?? last.by)
  const after = await machine.look()
  if (stranger) {
    expect([status, after.row]).toEqual([404, before.row])
    return last
  }
  expect([status === 200 ? 'undone' : text, last.to, after.state, after.told]).toEqual(['undone', last.to, last.from, last.from])
  expect(machine.undo![last.to]).toContain(last.from)
  return null
}

/** Commands and table must name the same transitions: the walks cover all of them, and no command makes one that the table lacks. */
export function compare<State extends string>({ transitions: steps, commands: deeds, elsewhere = [], beside = [] }: Machine<State>): void {
  const edges = (table: Partial<Record<State, State | readonly State[]>>) =>
    (Object.entries(table) as [State, State | readonly State[]][]).flatMap(([from, to]) => [to].flat().map((one) => `${from} ${one}`))
  const done = Object.values(deeds).flatMap(({ goes }) => edges(goes))
  expect([...new Set([...done.filter((edge) => !beside.includes(edge)), ...elsewhere])].toSorted()).toEqual(edges(steps).toSorted())
}
