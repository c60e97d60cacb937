import { registerHooks } from 'node:module'

/** Says which modules are loaded for a product without a storage and for one with it, for the test that asks for the client alone. */
const loaded: string[] = []
registerHooks({
  resolve(specifier, context, next) {
    loaded.push(specifier)
    return next(specifier, context)
  },
})
await import('#src/server/app.ts')
await import('#src/server/background.ts')
const { openByteStore } = await import('#kernel/storage/server/byte-store.ts')
const announce = async () => {}
await openByteStore(null, announce)
const without = loaded.slice()
await openByteStore({ url: 'https://s3.example.nl/files', region: 'us-east-1', keyId: 'id', secret: 'secret' }, announce)
process.stdout.write(JSON.stringify({ without, more: loaded.slice(without.length) }))
