import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { serveUsers } from './testing.ts'

// The published models of coloquent 2.2 with the axios they bring, unchanged.
const { api, as, rowOf } = await serveUsers()
const require = createRequire(import.meta.url)

async function open(email: string) {
  const { Model } = require('coloquent')
  class Ours extends Model {
    getJsonApiBaseUrl() {
      return api
    }
  }
  class Role extends Ours {
    jsonApiType = 'roles'
  }
  class User extends Ours {
    jsonApiType = 'users'
    roles() {
      return this.hasMany(Role, 'roles')
    }
  }
  // All models share one axios instance once the first was made.
  const { httpClient } = new User().constructor as any
  Object.assign(httpClient.getImplementingClient().defaults.headers, await as(email))
  return User as any
}

test('Wim pages through the people and saves one unchanged, with every attribute he read', async () => {
  const User = await open('coordinator@demo.example')
  const before = await rowOf('redacteur@demo.example')
  const page = await User.query().where('search', 'Noor').with('roles').orderBy('last_name').get(1)
  const noor = page.getData()[0]
  expect(noor.getAttributes()).toMatchObject({ email: 'redacteur@demo.example', status: 'active' })
  const saved = await noor.save()
  expect(saved.getModel().getAttribute('firstName')).toBe('Noor')
  expect(await rowOf('redacteur@demo.example')).toEqual(before)
})

test('Noor changes her own name and keeps the rest', async () => {
  const User = await open('redacteur@demo.example')
  const before = await rowOf('redacteur@demo.example')
  const [own] = (await User.query().where('self', true).with('roles').get()).getData()
  own.setAttribute('firstName', 'Noortje')
  await own.save()
  const fresh = await own.fresh()
  expect(fresh.getAttributes()).toMatchObject({ firstName: 'Noortje', email: before['email'], notificationPrefs: before['notification_prefs'] })
})
