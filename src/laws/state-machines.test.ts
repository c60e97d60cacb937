import { test } from 'vitest'
import type { TestApp } from '#src/testing/harness.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { neighbours } from '#src/testing/neighbours.ts'
import { conversationMachine } from './state-machines/conversation.ts'
import { transferMachine } from '#src/laws/state-machines/transfer.ts'
import { organizationMachine } from './state-machines/organization.ts'
import { roleMachine } from './state-machines/role.ts'
import { userMachine } from './state-machines/user.ts'
import { vacancyMachine } from './state-machines/vacancy.ts'
import { workshopMachine } from './state-machines/workshop.ts'
import { registrationMachine } from './state-machines/workshop-registration.ts'
import { compare, type Machine, seed, walk } from './state-machines/walk.ts'

// Law: whatever people try, in any order, nothing reaches a state that its table does not allow (domain §3). Applications,
// which share places, have a test of their own: `steps.property.test.ts`.
const app = await startTestApp({ template: neighbours })
const fatima = await app.as('vrijwilliger@demo.example')
const undo = async (operation: string, headers: Record<string, string>) => await app.call('PUT', `/api/v1/operations/${operation}/undo`, { headers })

const machines: Record<string, (own: TestApp) => Promise<Machine<any>>> = {
  'a conversation': conversationMachine,
  'the move of an organization': transferMachine,
  'a vacancy': vacancyMachine,
  'a workshop': workshopMachine,
  'a registration for a workshop': registrationMachine,
  'an organization': organizationMachine,
  'a user': userMachine,
  'a role': roleMachine,
}

test.each(Object.entries(machines))(`no walk of %s breaks a rule (seed ${seed})`, { timeout: 120_000 }, async (_, machineOf) => {
  const machine = await machineOf(app)
  compare(machine)
  await walk(machine, undo, fatima)
  // Restores the state that the other machines expect.
  await machine.begin(machine.starts[0])
})
